import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAuthLayout } from '../auth-layout/testing/withAuthLayout.tsx';
import { apiDown, offline, tooManyTries } from '../testing/failures.ts';
import { MagicLinkView } from './MagicLinkView.tsx';

const idle = { waits: false, refused: null, attempt: { progress: { status: 'idle' } } } as const;

const meta = {
  title: 'mf-onboarding/Magic link',
  component: MagicLinkView,
  parameters: { ground: 'bare' },
  decorators: [withAuthLayout('always', 'bare')],
  args: {
    email: 'kay@people.example',
    state: { ...idle, attempt: { progress: { status: 'busy' } } },
    onVerify: () => {},
    loginHref: '#',
    onCode: () => {},
  },
} satisfies Meta<typeof MagicLinkView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verifying: Story = {};

export const RequestedElsewhere: Story = { args: { state: { ...idle, waits: true } } };

export const MissingParameters: Story = {
  args: {
    email: '',
    state: { ...idle, refused: 'Invalid magic link. Missing required parameters.' },
  },
};

export const Expired: Story = {
  args: {
    state: { ...idle, refused: 'Invalid or expired link. Please request a new magic link.' },
  },
};

export const NewerEmail: Story = {
  args: {
    state: {
      ...idle,
      refused: 'This link is from an earlier email. Use the link or the code in the newest one.',
    },
  },
};

const failed = (message: string): Story => ({
  args: { state: { ...idle, attempt: { progress: { status: 'failed', message } } } },
});

export const TooManyTries: Story = failed(tooManyTries);

export const Offline: Story = failed(offline);

export const ApiDown: Story = failed(apiDown);
