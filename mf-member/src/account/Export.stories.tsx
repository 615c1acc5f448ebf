import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComingSoonPage } from '../settings/ComingSoonPage.tsx';
import { ExportView } from './ExportView.tsx';

const meta = {
  title: 'mf-member/Export my data',
  component: ExportView,
  args: { status: 'editing', problem: null, onExport: () => {} },
} satisfies Meta<typeof ExportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Collecting: Story = { args: { status: 'submitting' } };

export const Saved: Story = { args: { status: 'submitted' } };

export const Failed: Story = {
  args: {
    problem: {
      at: 'form',
      message: 'We cannot reach Ember. Please check your connection and try again.',
    },
  },
};

/** `showAccountDeletion` is off. */
export const Off: Story = { render: () => <ComingSoonPage title="Export my data" /> };
