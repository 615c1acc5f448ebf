import { plainLink } from '@emberite/ui-kit/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Doorway } from '../doorway/Doorway.tsx';
import { SessionExpiredView } from './SessionExpiredView.tsx';

const meta = {
  title: 'mf-onboarding/Session expired',
  component: SessionExpiredView,
  parameters: { ground: 'bare' },
  decorators: [
    (Story) => (
      <Doorway picture="always" renderLink={plainLink}>
        <Story />
      </Doorway>
    ),
  ],
  args: {
    left: 4,
    way: { name: 'provider', provider: 'Google', url: '#google' },
    loginHref: '#login',
    onContinue: () => {},
    renderLink: plainLink,
  },
} satisfies Meta<typeof SessionExpiredView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithProvider: Story = {};

export const ToLogin: Story = { args: { way: { name: 'login', path: '/login' } } };
