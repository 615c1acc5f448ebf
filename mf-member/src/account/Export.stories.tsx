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

/** The sign-in was more than 10 minutes ago. */
export const NeedsSignIn: Story = {
  args: {
    problem: {
      at: 'form',
      message:
        'To protect your account, please sign in again first. You will come back to this page.',
      remedy: { label: 'Sign in again', href: '/login' },
    },
  },
};

/** `showAccountDeletion` is off. */
export const Off: Story = { render: () => <ComingSoonPage title="Export my data" /> };
