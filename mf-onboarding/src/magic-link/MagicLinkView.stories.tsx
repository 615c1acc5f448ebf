import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { MagicLinkView } from './MagicLinkView.tsx';

const meta = {
  title: 'mf-onboarding/Magic link',
  component: MagicLinkView,
  parameters: { ground: 'bare' },
  decorators: [
    (Story) => (
      <AuthLayout picture="always">
        <Story />
      </AuthLayout>
    ),
  ],
  args: {
    email: 'kay@people.example',
    state: { waits: false, refused: null, attempt: { progress: { status: 'busy' } } },
    onVerify: () => {},
  },
} satisfies Meta<typeof MagicLinkView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verifying: Story = {};

export const RequestedElsewhere: Story = {
  args: { state: { waits: true, refused: null, attempt: { progress: { status: 'idle' } } } },
};

export const MissingParameters: Story = {
  args: {
    state: {
      waits: false,
      refused: 'Invalid magic link. Missing required parameters.',
      attempt: { progress: { status: 'idle' } },
    },
  },
};

export const Expired: Story = {
  args: {
    state: {
      waits: false,
      refused: 'Invalid or expired link. Please request a new magic link.',
      attempt: { progress: { status: 'idle' } },
    },
  },
};

const failed = (message: string): Story => ({
  args: {
    state: {
      waits: false,
      refused: null,
      attempt: { progress: { status: 'failed', message } },
    },
  },
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
