import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAuthLayout } from '../auth-layout/testing/withAuthLayout.tsx';
import { apiDown, offline, tooManyTries } from '../testing/failures.ts';
import { CallbackView } from './CallbackView.tsx';

const meta = {
  title: 'mf-onboarding/Social callback',
  component: CallbackView,
  parameters: { ground: 'bare' },
  decorators: [withAuthLayout('always', 'bare')],
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

export const TooManyTries: Story = failed(tooManyTries);

export const Offline: Story = failed(offline);

export const ApiDown: Story = failed(apiDown);
