import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileStates } from './ProfileStates.tsx';

const meta = {
  title: 'mf-member/Profile states',
  component: ProfileStates,
  args: { state: { status: 'loading' }, onRetry: () => {}, children: () => null },
} satisfies Meta<typeof ProfileStates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      message: 'We cannot reach Ember. Please check your connection and try again.',
    },
  },
};
