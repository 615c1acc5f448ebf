import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { SessionExpiredView } from './SessionExpiredView.tsx';

const meta = {
  title: 'mf-onboarding/Session expired',
  component: SessionExpiredView,
  parameters: { ground: 'bare' },
  decorators: [
    (Story) => (
      <AuthLayout picture="always">
        <Story />
      </AuthLayout>
    ),
  ],
  args: {
    left: 4,
    route: { name: 'provider', provider: 'Google', url: '#google' },
    loginHref: '#login',
    onContinue: () => {},
  },
} satisfies Meta<typeof SessionExpiredView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithProvider: Story = {};

export const ToLogin: Story = { args: { route: { name: 'login', path: '/login' } } };
