import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { offeredProviders } from '../social/provider.ts';
import { EntryNotices } from './EntryNotices.tsx';
import type { SignInState } from './signIn.ts';
import { SignInView } from './SignInView.tsx';

const nothing = () => {};
const email = 'kay@people.example';
const editing = { problem: null, status: 'editing', dirty: false } as const;
const entry: SignInState = {
  screen: { name: 'entry' },
  email: { ...editing, fields: { email: '' } },
  code: { ...editing, fields: { code: '' } },
};
const typed: SignInState = { ...entry, email: { ...editing, fields: { email } } };
const code: SignInState = { ...typed, screen: { name: 'code', sentAt: 0, resent: false } };

const meta = {
  title: 'mf-onboarding/Sign in',
  component: SignInView,
  parameters: { ground: 'bare' },
  decorators: [
    (Story) => (
      <AuthLayout picture="always">
        <Story />
      </AuthLayout>
    ),
  ],
  args: {
    mode: 'login',
    redirectedFrom: null,
    providers: offeredProviders(),
    state: entry,
    unsupported: false,
    onProceed: nothing,
    actions: {
      typeEmail: nothing,
      typeCode: nothing,
      send: async () => {},
      verify: async () => {},
      changeEmail: nothing,
    },
  },
} satisfies Meta<typeof SignInView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};

export const CreateAccount: Story = { args: { mode: 'create-account' } };

const [microsoft, google] = offeredProviders();

export const OneProvider: Story = { args: { providers: [google!] } };

export const NoProvider: Story = { args: { providers: [] } };

/** Somebody opened the address of a provider that is not set up. */
export const UnavailableProviderOpened: Story = {
  args: {
    providers: [microsoft!],
    notice: <EntryNotices unavailable={google!.name} inviteCode={undefined} />,
  },
};

export const Invited: Story = {
  args: {
    mode: 'create-account',
    notice: <EntryNotices unavailable={undefined} inviteCode="MAYA-4821" />,
  },
};

export const NotAnEmail: Story = {
  args: {
    state: {
      ...entry,
      email: {
        ...editing,
        fields: { email: 'kay' },
        problem: { at: 'email', message: 'Please enter a valid email address.' },
      },
    },
  },
};

export const Sending: Story = {
  args: { state: { ...typed, email: { ...typed.email, status: 'submitting' } } },
};

export const SendingFailed: Story = {
  args: {
    state: {
      ...typed,
      email: {
        ...typed.email,
        problem: { at: 'form', message: 'Failed to send magic link. Please try again.' },
      },
    },
  },
};

export const CheckYourInbox: Story = { args: { state: code } };

export const WrongCode: Story = {
  args: {
    state: {
      ...code,
      code: {
        ...code.code,
        problem: { at: 'code', message: 'Invalid or expired code. Please try again.' },
      },
    },
  },
};

export const Verifying: Story = {
  args: {
    state: {
      ...code,
      screen: { name: 'code', sentAt: 0, resent: true },
      code: { ...editing, fields: { code: '123456' }, status: 'submitting' },
    },
  },
};

export const InsideAnotherApp: Story = { args: { unsupported: true } };
