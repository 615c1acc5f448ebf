import type { OpenSession } from '@emberite/contract/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tooLongAgo, unreachable } from '../testing/failures.ts';
import { SessionsView } from './SessionsView.tsx';

const nothing = () => {};

const sessions: OpenSession[] = [
  {
    id: 'this',
    device: 'Firefox on Windows',
    signedInAt: '2026-11-22T08:00:00Z',
    isThis: true,
  },
  { id: 'phone', device: 'Safari on iOS', signedInAt: '2026-10-02T18:00:00Z', isThis: false },
  { id: 'unknown', device: '', signedInAt: '2026-09-14T18:00:00Z', isThis: false },
];

const meta = {
  title: 'mf-member/Sessions',
  component: SessionsView,
  args: {
    list: { status: 'ready', value: sessions },
    endings: {},
    leaving: { status: 'idle' },
    onLoad: nothing,
    onEnd: nothing,
    onSignOutEverywhere: nothing,
  },
} satisfies Meta<typeof SessionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const OnlyThis: Story = {
  args: { list: { status: 'ready', value: sessions.slice(0, 1) } },
};

export const Loading: Story = { args: { list: { status: 'loading' } } };

export const LoadingFailed: Story = { args: { list: unreachable } };

export const Ending: Story = { args: { endings: { phone: { progress: { status: 'busy' } } } } };

export const EndingFailed: Story = { args: { endings: { phone: { progress: unreachable } } } };

export const EndingNeedsSignIn: Story = { args: { endings: { phone: { progress: tooLongAgo } } } };

export const SigningOutEverywhere: Story = { args: { leaving: { status: 'busy' } } };

export const SigningOutNeedsSignIn: Story = { args: { leaving: tooLongAgo } };
