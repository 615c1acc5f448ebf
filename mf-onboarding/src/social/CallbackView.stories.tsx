import { plainLink } from '@emberite/ui-kit/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Doorway } from '../doorway/Doorway.tsx';
import { CallbackView } from './CallbackView.tsx';

const meta = {
  title: 'mf-onboarding/Social callback',
  component: CallbackView,
  parameters: { ground: 'bare' },
  decorators: [
    (Story) => (
      <Doorway picture="always" renderLink={plainLink}>
        <Story />
      </Doorway>
    ),
  ],
  args: {
    state: { name: 'authenticating' },
    onAgain: () => {},
    renderLink: plainLink,
  },
} satisfies Meta<typeof CallbackView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Authenticating: Story = {};

export const Refused: Story = {
  args: {
    state: { name: 'failed', message: 'Authentication failed. Please try again.', again: false },
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
