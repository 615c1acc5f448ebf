import { poetrySeason } from '@emberite/content/poetrySeason';
import { activityOptions, availabilityOptions } from '@emberite/content/registration';
import type { Deposit, Registration } from '@emberite/contract/registration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { evening, now } from '../evenings/testing/evening.ts';
import type { Registered } from '../registered/deposit.ts';
import { unsentAnswers } from '../registered/registrationTexts.ts';
import { nobody } from '../registered/testing/nobody.ts';
import { Confirm } from '@emberite/ui-kit/Dialog';
import { Page } from '@emberite/ui-kit/Page';
import { expect, userEvent, within } from 'storybook/test';
import { unreachable } from '../testing/failures.ts';
import { RegistrationsView } from './RegistrationsView.tsx';
import { nightOut } from './testing/nightOut.ts';

const poetryNight: Registration = {
  id: 'poetry-night',
  kind: 'poetry-night',
  experiences: [],
  availability: ['2025-02-14', '2025-02-28'],
  activities: [],
  budget: null,
  depositAgreement: 'no',
  createdAt: '2026-11-02T09:00:00Z',
};

const startedAt = '2026-11-14T19:24:00Z';
const paid: Deposit = { status: 'paid', amount: 10, paidAt: startedAt };
const agreed: Registration = { ...nightOut, depositAgreement: 'yes' };

const shows = (registered: Partial<Registered>): Story => ({
  args: { loaded: { status: 'ready', value: { ...nobody, ...registered } } },
});

/** Presses 'Withdraw', and returns the dialog that asks. */
async function withdraw(canvas: ReturnType<typeof within>, card = canvas): Promise<HTMLElement> {
  await userEvent.click(card.getByRole('button', { name: /^Withdraw/ }));
  return canvas.getByRole('dialog', { name: /^Withdraw your registration/ });
}

const meta = {
  title: 'mf-experiences/My registrations',
  component: RegistrationsView,
  render: (args) => (
    <Page>
      <RegistrationsView {...args} />
    </Page>
  ),
  args: {
    loaded: { status: 'loading' },
    evenings: { status: 'ready', value: [] },
    now,
    standing: null,
    isSeasonOver: false,
    withdrawals: {},
    removals: {},
    checking: { status: 'idle' },
    onWithdraw: () => {},
    onRemove: () => {},
    onCheck: () => {},
    onLoad: () => {},
    onChange: () => {},
    onPay: () => {},
  },
} satisfies Meta<typeof RegistrationsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const NotLoaded: Story = { args: { loaded: unreachable } };

export const None: Story = shows({});

export const NightOut: Story = shows({ registrations: [nightOut] });

/** Too few others share a time and a wish to show a number. */
export const GroupFar: Story = {
  ...NightOut,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We show a number here/)).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const GroupNear: Story = {
  ...shows({ registrations: [nightOut], group: { atLeast: 4, needed: 6 } }),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'At least 4 of the 6 it takes' });
    await expect(bar).toBeVisible();
  },
};

/** Enough people, but balance is still open. */
export const GroupComplete: Story = {
  ...shows({ registrations: [nightOut], group: { atLeast: 6, needed: 6 } }),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: /still open/ });
    await expect(bar.value).toBeLessThan(bar.max);
  },
};

/** Poetry night takes no deposit. */
export const PoetryNight: Story = {
  ...shows({ registrations: [poetryNight] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Deposit' })).toBeNull();
  },
};

export const DepositNotPaid: Story = shows({ registrations: [agreed] });

export const PaymentsUnavailable: Story = shows({
  registrations: [agreed],
  payments: 'unavailable',
});

export const PaymentUnconfirmed: Story = shows({
  registrations: [agreed],
  payments: 'unconfirmed',
});

export const DepositPending: Story = {
  ...shows({
    registrations: [agreed],
    deposit: { status: 'pending', amount: 10, startedAt, payableAgain: false },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has been on its way since/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Pay/ })).toBeNull();
  },
};

/** The bank has taken so long that the member may pay another way. */
export const DepositOverdue: Story = {
  ...shows({
    registrations: [agreed],
    deposit: { status: 'pending', amount: 10, startedAt, payableAgain: true },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the second one is refunded/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay another way' })).toBeEnabled();
  },
};

export const NotChecked: Story = {
  args: {
    ...DepositPending.args,
    checking: { status: 'failed', message: 'We cannot take payments right now.' },
  },
};

const wishes = { ...nightOut, experiences: ['peak-axethrowing', 'remote-surf-dreams'] };

export const WithExperiences: Story = shows({ registrations: [wishes] });

export const ExperienceNotRemoved: Story = {
  args: {
    ...WithExperiences.args,
    removals: {
      'peak-axethrowing': { progress: unreachable },
      'remote-surf-dreams': { progress: { status: 'busy' } },
    },
  },
};

/** No Friday is left to change to. */
export const SeasonOver: Story = {
  args: { ...PoetryNight.args, isSeasonOver: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Withdraw/ })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /^Change/ })).toBeNull();
  },
};

/** A group has formed: nothing says that it is looked for. */
export const ComesToEvening: Story = {
  args: {
    ...shows({ registrations: [nightOut, poetryNight] }).args,
    evenings: { status: 'ready', value: [evening] },
  },
  play: async ({ canvas }) => {
    const card = (name: string) => within(canvas.getByRole('article', { name }));
    await expect(card('Poetry night').getByText('Your group forms')).toBeVisible();
    await expect(card('Night out').queryByText('Your group forms')).toBeNull();
    await expect(card('Night out').queryByText('How close is a group?')).toBeNull();
    await expect(await withdraw(canvas, card('Night out'))).toHaveTextContent(
      'You also give up your place on Friday, December 4.',
    );
  },
};

/** Nobody knows whether a group has formed. */
export const EveningsNotLoaded: Story = {
  args: { ...NightOut.args, evenings: unreachable },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Karaoke, Live music, Speakeasies')).toBeVisible();
    await expect(canvas.queryByText('Your group forms')).toBeNull();
    await expect(await withdraw(canvas)).toHaveTextContent(
      'If you have a place on an evening, you also give it up',
    );
  },
};

/** Somebody who has a place is not told that their group forms. */
export const EveningsLoading: Story = {
  ...EveningsNotLoaded,
  args: { ...NightOut.args, evenings: { status: 'loading' } },
};

const closed = { label: 'Metro Vancouver, BC', isOpen: false, waiting: 3 };

/** Groups do not form where the member lives: nothing asks for a deposit. */
export const NoneWhereClosed: Story = shows({ place: closed });

export const PoetryNightWhereClosed: Story = {
  ...shows({ registrations: [poetryNight], place: closed }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Deposit' })).toBeNull();
  },
};

/** From before the member moved. */
export const NightOutWhereClosed: Story = {
  ...shows({ registrations: [agreed], place: closed }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Your group forms/)).toBeNull();
  },
};

/** 'Withdraw' was pressed. */
export const AsksToWithdraw: Story = {
  ...shows({ registrations: [agreed], deposit: paid }),
  play: async ({ canvas }) => {
    await expect(await withdraw(canvas)).toHaveTextContent(
      'The $10 deposit that you paid goes back to how you paid it.',
    );
  },
};

export const NotWithdrawn: Story = {
  args: { ...NightOut.args, withdrawals: { 'night-out': { progress: unreachable } } },
};

export const DepositFailed: Story = shows({
  registrations: [agreed],
  deposit: { status: 'failed', amount: 10, startedAt },
});

/** It counts for an evening that is settled, whose place stays the member's. */
export const DepositUsed: Story = {
  args: {
    ...shows({ registrations: [nightOut], deposit: { ...paid, isUsed: true } }).args,
    evenings: { status: 'ready', value: [evening] },
    now: Date.parse(evening.changeUntil),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It counts for your evening/)).toBeVisible();
    const dialog = await withdraw(canvas);
    await expect(dialog).toHaveTextContent('counts for your evening, so it does not go back.');
    await expect(dialog).not.toHaveTextContent('give up your place');
  },
};

export const DepositPaid: Story = shows({ registrations: [nightOut], deposit: paid });

export const DepositRefundUnderWay: Story = shows({
  registrations: [nightOut],
  deposit: { ...paid, refund: 'under-way' },
});

export const DepositRefundRefused: Story = shows({
  registrations: [nightOut],
  deposit: { ...paid, refund: 'refused' },
});

export const DepositRefunded: Story = shows({
  registrations: [agreed],
  deposit: {
    status: 'refunded',
    amount: 10,
    paidAt: startedAt,
    refundedAt: '2027-02-14T08:00:00Z',
  },
});

const all = (options: readonly { value: string }[]) => options.map(({ value }) => value);

export const EverythingChosen: Story = shows({
  registrations: [
    {
      ...nightOut,
      availability: all(availabilityOptions),
      activities: all(activityOptions),
      budget: { ideal: '200+', max: '200+' },
    },
    { ...poetryNight, availability: all(poetrySeason.fridays) },
  ],
  deposit: paid,
});

/** 'Change' was pressed, but the form has answers that were not sent. */
export const AnswersNotSent: Story = {
  ...NightOut,
  render: (args) => (
    <Page>
      <RegistrationsView {...args} />
      <Confirm {...unsentAnswers} open onKeep={() => {}} onConfirm={() => {}} />
    </Page>
  ),
};
