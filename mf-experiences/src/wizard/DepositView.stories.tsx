import type { Progress } from '@emberite/sdk/action';
import type { Registration } from '@emberite/sdk/contract/registration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DepositCheckState, Outcome } from './deposit.ts';
import { DepositView, LeavingView } from './DepositView.tsx';
import { RegisteredView } from './RegisteredView.tsx';

const registration: Registration = {
  id: '1',
  kind: 'night-out',
  availability: ['friday_evenings'],
  activities: ['karaoke'],
  budget: { ideal: '20-50', max: '50-100' },
  depositAgreement: 'yes',
  createdAt: '2026-11-22T12:00:00.000Z',
};

const idle: { progress: Progress } = { progress: { status: 'idle' } };
const busy: { progress: Progress } = { progress: { status: 'busy' } };
const failed: { progress: Progress } = {
  progress: {
    status: 'failed',
    message: 'We cannot reach Ember. Please check your connection and try again.',
  },
};

const after = (
  outcome: Outcome | null,
  changes: Partial<DepositCheckState> = {},
): { state: DepositCheckState } => ({
  state: {
    known: outcome && { registration, deposit: null, outcome },
    asking: idle,
    paying: idle,
    changing: idle,
    ...changes,
  },
});

const meta = {
  title: 'mf-experiences/Deposit',
  component: DepositView,
  parameters: { ground: 'bare' },
  args: {
    ...after('paid'),
    actions: { ask: async () => {}, pay: async () => {}, goWithout: async () => {} },
    onAsk: () => {},
  },
} satisfies Meta<typeof DepositView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: after(null, { asking: busy }) };

export const Unknown: Story = {
  args: after(null, { asking: failed }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Paid: Story = {};

export const AlreadyPaid: Story = { args: after('already-paid') };

/** Somebody paid without having registered. */
export const PaidOnly: Story = {
  args: after('paid', { known: { registration: null, deposit: null, outcome: 'paid' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are not registered for a night out yet/)).toBeVisible();
  },
};

export const Pending: Story = { args: after('pending') };

export const Unconfirmed: Story = { args: after('unconfirmed') };

/** The bank refused it. */
export const PaymentFailed: Story = { args: after('failed') };

export const Refunded: Story = { args: after('refunded') };

export const Unavailable: Story = { args: after('unavailable') };

export const NotPaid: Story = { args: after('not-paid') };

export const NotPaidOffline: Story = {
  args: after('not-paid', { paying: failed }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We cannot reach Ember.');
  },
};

export const GoingWithout: Story = { args: after('not-paid', { changing: busy }) };

export const Without: Story = { args: after('without') };

export const Leaving: Story = { render: () => <LeavingView /> };

/** The wizard was opened by somebody who is registered. */
export const AlreadyRegistered: Story = {
  args: after('not-paid'),
  render: (args) => <RegisteredView {...args} isElsewhere={false} onChange={() => {}} />,
};

export const AlreadyRegisteredWithout: Story = {
  ...AlreadyRegistered,
  args: after('without'),
};

export const AlreadyRegisteredPending: Story = {
  ...AlreadyRegistered,
  args: after('pending'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /Pay/ })).toBeNull();
  },
};

export const AlreadyRegisteredUnconfirmed: Story = {
  ...AlreadyRegistered,
  tags: ['full'],
  args: after('unconfirmed'),
};

export const AlreadyRegisteredPaymentFailed: Story = {
  ...AlreadyRegistered,
  tags: ['full'],
  args: after('failed'),
};

/** Another tab has sent what was in this one. */
export const SentElsewhere: Story = {
  args: after('pending'),
  render: (args) => <RegisteredView {...args} isElsewhere onChange={() => {}} />,
};
