import { plainLink } from '@emberite/ui-kit/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Doorway } from '../doorway/Doorway.tsx';
import type { SignInState } from './signIn.ts';
import { SignInView } from './SignInView.tsx';

const nothing = () => {};
const email = 'kay@people.example';
const entry: SignInState = {
  email: '',
  code: '',
  screen: { name: 'entry', work: 'none' },
  problem: null,
};
const code: SignInState = {
  ...entry,
  email,
  screen: { name: 'code', work: 'none', sentAt: 0, resent: false, accepted: false },
};

const meta = {
  title: 'mf-onboarding/Sign in',
  component: SignInView,
  parameters: { ground: 'bare' },
  decorators: [
    (Story) => (
      <Doorway picture="always" renderLink={plainLink}>
        <Story />
      </Doorway>
    ),
  ],
  args: {
    mode: 'login',
    redirectedFrom: null,
    state: entry,
    unsupported: false,
    onProceed: nothing,
    renderLink: plainLink,
    actions: {
      typeEmail: nothing,
      typeCode: nothing,
      send: async () => {},
      resend: async () => {},
      verify: async () => {},
      changeEmail: nothing,
    },
  },
} satisfies Meta<typeof SignInView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};

export const CreateAccount: Story = { args: { mode: 'create-account' } };

export const NotAnEmail: Story = {
  args: {
    state: {
      ...entry,
      email: 'kay',
      problem: { at: 'email', message: 'Please enter a valid email address.' },
    },
  },
};

export const Sending: Story = {
  args: { state: { ...entry, email, screen: { name: 'entry', work: 'sending' } } },
};

export const SendingFailed: Story = {
  args: {
    state: {
      ...entry,
      email,
      problem: { at: 'form', message: 'Failed to send magic link. Please try again.' },
    },
  },
};

export const CheckYourInbox: Story = { args: { state: code } };

export const WrongCode: Story = {
  args: {
    state: {
      ...code,
      problem: { at: 'code', message: 'Invalid or expired code. Please try again.' },
    },
  },
};

export const Verifying: Story = {
  args: {
    state: {
      ...code,
      code: '123456',
      screen: { name: 'code', work: 'verifying', sentAt: 0, resent: true, accepted: false },
    },
  },
};

export const InsideAnotherApp: Story = { args: { unsupported: true } };
