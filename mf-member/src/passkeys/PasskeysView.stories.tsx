import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PasskeyRow, PasskeysState } from './passkeys.ts';
import { PasskeysView } from './PasskeysView.tsx';

const nothing = () => {};
const idle = { progress: { status: 'idle' } } as const;
const unreachable = {
  progress: {
    status: 'failed',
    message: 'We cannot reach Ember. Please check your connection and try again.',
  },
} as const;

const rows: PasskeyRow[] = [
  {
    passkey: {
      id: 'phone',
      name: 'iPhone',
      createdAt: '2026-05-02T18:00:00Z',
      lastUsedAt: '2026-11-20T18:00:00Z',
    },
    removal: idle,
  },
  {
    passkey: {
      id: 'key',
      name: 'The blue security key in the drawer beside the window',
      createdAt: '2026-11-01T18:00:00Z',
      lastUsedAt: null,
    },
    removal: idle,
  },
];

const state: PasskeysState = {
  loading: idle,
  rows,
  adding: { status: 'closed' },
  form: { fields: { name: 'Mac' }, problem: null, status: 'editing', dirty: false },
};

/** The list with its first passkey in a state of removal. */
const withRemoval = (removal: PasskeyRow['removal']): PasskeysState => ({
  ...state,
  rows: rows.map((row, place) => (place === 0 ? { ...row, removal } : row)),
});

/** The open form with a problem. */
const withProblem = (at: 'form' | 'name', message: string): PasskeysState => ({
  ...state,
  adding: { status: 'open' },
  form: { ...state.form, problem: { at, message } },
});

const meta = {
  title: 'mf-member/Passkeys',
  component: PasskeysView,
  args: {
    state,
    onLoad: nothing,
    onOpen: nothing,
    onClose: nothing,
    onType: nothing,
    onAdd: nothing,
    onRemove: nothing,
  },
} satisfies Meta<typeof PasskeysView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const NoneYet: Story = { args: { state: { ...state, rows: [] } } };

export const Loading: Story = {
  args: { state: { ...state, rows: null, loading: { progress: { status: 'busy' } } } },
};

export const LoadingFailed: Story = {
  args: { state: { ...state, rows: null, loading: unreachable } },
};

export const Naming: Story = { args: { state: { ...state, adding: { status: 'open' } } } };

export const NoName: Story = {
  args: { state: withProblem('name', 'Please enter a name for this passkey.') },
};

export const WaitingForTheBrowser: Story = {
  args: {
    state: { ...state, adding: { status: 'open' }, form: { ...state.form, status: 'submitting' } },
  },
};

export const Refused: Story = {
  args: {
    state: withProblem('form', 'We could not add this passkey. Please try again.'),
  },
};

export const Offline: Story = {
  args: {
    state: withProblem(
      'form',
      'We cannot reach Ember. Please check your connection and try again.',
    ),
  },
};

export const TwentyReached: Story = {
  args: {
    state: withProblem(
      'form',
      'You have reached the limit. Remove a passkey that you no longer use, then try again.',
    ),
  },
};

/** The sign-in was more than 10 minutes ago. */
const tooLongAgo = {
  message: 'To protect your account, please sign in again first. You will come back to this page.',
  remedy: { label: 'Sign in again', href: '/login' },
};

export const AddingNeedsSignIn: Story = {
  args: {
    state: {
      ...state,
      adding: { status: 'open' },
      form: { ...state.form, problem: { at: 'form', ...tooLongAgo } },
    },
  },
};

export const RemovingNeedsSignIn: Story = {
  args: { state: withRemoval({ progress: { status: 'failed', ...tooLongAgo } }) },
};

export const Added: Story = {
  args: { state: { ...state, adding: { status: 'added', name: 'iPhone' } } },
};

export const Removing: Story = {
  args: { state: withRemoval({ progress: { status: 'busy' } }) },
};

export const RemovingFailed: Story = { args: { state: withRemoval(unreachable) } };

export const AskingBeforeRemoval: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove iPhone' }));
    await canvas.findByRole('dialog', { name: 'Remove passkey' });
  },
};
