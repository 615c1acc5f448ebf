import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExportView } from './ExportView.tsx';

const meta = {
  title: 'mf-member/Export my data',
  component: ExportView,
  args: { progress: { status: 'idle' }, onExport: () => {} },
} satisfies Meta<typeof ExportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Collecting: Story = { args: { progress: { status: 'busy' } } };

export const Saved: Story = { args: { progress: { status: 'done' } } };

export const Failed: Story = {
  args: {
    progress: {
      status: 'failed',
      message: 'We cannot reach Ember. Please check your connection and try again.',
    },
  },
};

/** The sign-in was more than 10 minutes ago. */
export const NeedsSignIn: Story = {
  args: {
    progress: {
      status: 'failed',
      message:
        'To protect your account, please sign in again first. You will come back to this page.',
      remedy: { label: 'Sign in again', href: '/login' },
    },
  },
};
