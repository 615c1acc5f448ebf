import type { Progress } from '@emberite/sdk/action';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAuthLayout } from '../auth-layout/testing/withAuthLayout.tsx';
import { offeredProviders } from './provider.ts';
import { apiDown, offline, tooManyTries } from '../testing/failures.ts';
import { EntryNotices } from './EntryNotices.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
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
const passkey = (progress: Progress) => <PasskeyButton progress={progress} onClick={nothing} />;

const withEmail = (change: Partial<SignInState['email']>): Story => ({
  args: { state: { ...typed, email: { ...typed.email, ...change } } },
});
const withCode = (change: Partial<SignInState['code']>): Story => ({
  args: { state: { ...code, code: { ...code.code, ...change } } },
});
const wrong = 'Invalid or expired code. Please try again.';
const tooManyEmails = {
  at: 'form',
  message: 'Failed to send magic link. Please try again.',
  detail: 'We have already sent you several emails. Use the newest one, or wait 15 minutes.',
} as const;

const meta = {
  title: 'mf-onboarding/Sign in',
  component: SignInView,
  parameters: { ground: 'bare' },
  decorators: [withAuthLayout('always', 'footer')],
  args: {
    mode: 'login',
    isInvited: false,
    redirectedFrom: null,
    providers: offeredProviders(),
    leaving: { status: 'idle' },
    onLeave: nothing,
    state: entry,
    passkey: passkey({ status: 'idle' }),
    focus: false,
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

/** A page requires another sign-in, which leads back to it. */
export const Again: Story = {
  args: {
    state: typed,
    notice: (
      <EntryNotices
        user={{ id: email, to: '/emberite/settings/auth', isAgain: true }}
        unavailable={undefined}
        inviteCode={undefined}
      />
    ),
  },
};

/** After the registration for the poetry night. */
export const Registered: Story = {
  args: {
    mode: 'create-account',
    isInvited: true,
    notice: <EntryNotices unavailable={undefined} inviteCode="EMBER-POETRY" isRegistered />,
  },
};

export const Invited: Story = {
  args: {
    mode: 'create-account',
    isInvited: true,
    notice: <EntryNotices unavailable={undefined} inviteCode="MAYA-4821" />,
  },
};

export const NotAnEmail: Story = withEmail({
  fields: { email: 'kay' },
  problem: { at: 'email', message: 'Please enter a valid email address.' },
});

export const Sending: Story = withEmail({ status: 'submitting' });

export const SendingFailed: Story = withEmail({
  problem: { ...tooManyEmails, detail: apiDown },
});

export const SendingTooOften: Story = withEmail({ problem: tooManyEmails });

export const CheckYourInbox: Story = { args: { state: code } };

export const HalfACode: Story = withCode({ fields: { code: '482' } });

export const Verifying: Story = withCode({ fields: { code: '482913' }, status: 'submitting' });

/** The field is empty again. */
export const WrongCode: Story = withCode({ problem: { at: 'code', message: wrong } });

export const FiveWrongCodes: Story = withCode({
  problem: {
    at: 'code',
    message: wrong,
    detail: 'After 5 wrong codes you need a new one: choose “Send it again”.',
  },
});

/** The code stays, so that Login tries it again. */
const unsent = (message: string): Story =>
  withCode({ fields: { code: '482913' }, problem: { at: 'form', message } });

export const TooManyTries: Story = unsent(tooManyTries);

export const Offline: Story = unsent(offline);

export const ApiDown: Story = unsent(apiDown);

export const Resending: Story = {
  args: { state: { ...code, email: { ...typed.email, status: 'submitting' } } },
};

export const Resent: Story = {
  args: { state: { ...code, screen: { name: 'code', sentAt: 0, resent: true } } },
};

export const ResendingTooOften: Story = {
  args: { state: { ...code, email: { ...typed.email, problem: tooManyEmails } } },
};

export const ProviderUnreachable: Story = {
  args: { leaving: { status: 'failed', message: apiDown } },
};

export const PasskeyBusy: Story = { args: { passkey: passkey({ status: 'busy' }) } };

export const PasskeyRefused: Story = {
  args: {
    passkey: passkey({
      status: 'failed',
      message: 'We could not use this passkey. Please try again or sign in another way.',
    }),
  },
};

export const PasskeyOffline: Story = {
  args: { passkey: passkey({ status: 'failed', message: offline }) },
};

export const NoPasskeysHere: Story = { args: { passkey: null } };
