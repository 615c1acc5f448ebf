import type { Meta, StoryObj } from '@storybook/react-vite';
import { unreachable } from '../testing/failures.ts';
import { AuthenticationView } from './AuthenticationView.tsx';

const meta = {
  title: 'mf-member/Authentication',
  component: AuthenticationView,
  args: {
    accountId: 'maya@people.example',
    identities: [{ provider: 'magic-link', userId: 'maya@people.example' }],
    progress: { status: 'idle' },
    onSignOut: () => {},
  },
} satisfies Meta<typeof AuthenticationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MagicLink: Story = {};

export const SeveralWays: Story = {
  args: {
    identities: [
      { provider: 'magic-link', userId: 'maya@people.example' },
      { provider: 'google', userId: '112943587613350998211' },
      { provider: 'microsoft', userId: 'f3a1c7d2-7f42-4b6e-9a80-1d2c3b4a5f60' },
      { provider: 'elsewhere', userId: '7' },
    ],
  },
};

export const SigningOut: Story = { args: { progress: { status: 'busy' } } };

export const Failed: Story = { args: { progress: unreachable } };
