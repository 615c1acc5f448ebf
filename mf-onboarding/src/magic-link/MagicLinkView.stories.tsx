import { plainLink } from '@emberite/ui-kit/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Doorway } from '../doorway/Doorway.tsx';
import { MagicLinkView } from './MagicLinkView.tsx';

const meta = {
  title: 'mf-onboarding/Magic link',
  component: MagicLinkView,
  parameters: { ground: 'bare' },
  decorators: [
    (Story) => (
      <Doorway picture="always" renderLink={plainLink}>
        <Story />
      </Doorway>
    ),
  ],
  args: {
    email: 'kay@people.example',
    state: { name: 'verifying' },
    onVerify: () => {},
    renderLink: plainLink,
  },
} satisfies Meta<typeof MagicLinkView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verifying: Story = {};

export const AskedForElsewhere: Story = { args: { state: { name: 'asking' } } };

export const Expired: Story = {
  args: {
    state: {
      name: 'failed',
      message: 'Invalid or expired link. Please request a new magic link.',
      again: false,
    },
  },
};

export const Unreachable: Story = {
  args: {
    state: {
      name: 'failed',
      message: 'We cannot reach Ember. Please check your connection and try again.',
      again: true,
    },
  },
};
