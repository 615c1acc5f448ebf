import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAuthLayout } from '../auth-layout/testing/withAuthLayout.tsx';
import { CallbackView } from './CallbackView.tsx';

const meta = {
  title: 'mf-onboarding/Social callback',
  component: CallbackView,
  parameters: { ground: 'bare' },
  decorators: [withAuthLayout('always')],
  args: {
    state: { refused: null, attempt: { progress: { status: 'busy' } } },
    onAgain: () => {},
  },
} satisfies Meta<typeof CallbackView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Authenticating: Story = {};

export const Refused: Story = {
  args: {
    state: {
      refused: 'Authentication failed. Please try again.',
      attempt: { progress: { status: 'idle' } },
    },
  },
};

const failed = (message: string): Story => ({
  args: { state: { refused: null, attempt: { progress: { status: 'failed', message } } } },
});

export const TooManyTries: Story = failed(
  'Too many attempts. Please wait a few minutes and try again.',
);

export const Offline: Story = failed(
  'We cannot reach Ember. Please check your connection and try again.',
);

export const ApiDown: Story = failed(
  'We cannot reach Ember right now. Please try again in a moment.',
);
