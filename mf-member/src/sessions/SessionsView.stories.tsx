import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SessionRow, SessionsState } from './sessions.ts';
import { SessionsView } from './SessionsView.tsx';

const nothing = () => {};
const idle = { progress: { status: 'idle' } } as const;
const unreachable = {
  status: 'failed',
  message: 'We cannot reach Ember. Please check your connection and try again.',
} as const;
const tooLongAgo = {
  status: 'failed',
  message: 'To protect your account, please sign in again first. You will come back to this page.',
  remedy: { label: 'Sign in again', href: '/login' },
} as const;

const rows: SessionRow[] = [
  {
    session: {
      id: 'this',
      device: 'Firefox on Windows',
      signedInAt: '2026-11-22T08:00:00Z',
      isThis: true,
    },
    ending: idle,
  },
  {
    session: {
      id: 'phone',
      device: 'Safari on iOS',
      signedInAt: '2026-10-02T18:00:00Z',
      isThis: false,
    },
    ending: idle,
  },
  {
    session: { id: 'unknown', device: '', signedInAt: '2026-09-14T18:00:00Z', isThis: false },
    ending: idle,
  },
];
const state: SessionsState = { loading: idle, rows };

/** The list with its second session in a state of ending. */
const withEnding = (progress: SessionRow['ending']['progress']): SessionsState => ({
  ...state,
  rows: rows.map((row, place) => (place === 1 ? { ...row, ending: { progress } } : row)),
});

const meta = {
  title: 'mf-member/Sessions',
  component: SessionsView,
  args: {
    state,
    leaving: { status: 'idle' },
    onLoad: nothing,
    onEnd: nothing,
    onSignOutEverywhere: nothing,
  },
} satisfies Meta<typeof SessionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const OnlyThis: Story = { args: { state: { ...state, rows: rows.slice(0, 1) } } };

export const Loading: Story = {
  args: { state: { rows: null, loading: { progress: { status: 'busy' } } } },
};

export const LoadingFailed: Story = {
  args: { state: { rows: null, loading: { progress: unreachable } } },
};

export const Ending: Story = { args: { state: withEnding({ status: 'busy' }) } };

export const EndingFailed: Story = { args: { state: withEnding(unreachable) } };

export const EndingNeedsSignIn: Story = { args: { state: withEnding(tooLongAgo) } };

export const SigningOutEverywhere: Story = { args: { leaving: { status: 'busy' } } };

export const SigningOutNeedsSignIn: Story = { args: { leaving: tooLongAgo } };
