import type { Progress } from '@emberite/sdk/action';
import type { Registration } from '@emberite/contract/registration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { experienceById } from '../experiences/catalogue.ts';
import { nightOut } from '../registrations/testing/nightOut.ts';
import { unreachable } from '../testing/failures.ts';
import type { DepositState, Doing, Outcome } from './deposit.ts';
import { DepositView, LeavingView } from './DepositView.tsx';
import { InView } from './InView.tsx';
import type { InViewProps } from './InView.tsx';
import { NotOpenView } from './NotOpenView.tsx';
import { RegisteredView } from './RegisteredView.tsx';
import { placeNotOpen } from './registrationWizard.ts';

const registration: Registration = { ...nightOut, depositAgreement: 'yes' };

/** The member does something about the deposit. */
const does = (doing: Doing, progress: Progress): DepositState => ({
  doing,
  action: { progress },
  justPaid: false,
});
const nothing = does('check', { status: 'idle' });

const after = (outcome: Outcome, state = nothing): Story => ({
  args: { known: { status: 'ready', value: { registration, deposit: null, outcome } }, state },
});

const meta = {
  title: 'mf-experiences/Deposit',
  component: DepositView,
  parameters: { ground: 'bare' },
  args: {
    of: 'your deposit',
    known: { status: 'loading' },
    state: nothing,
    onStart: () => {},
    onRetry: () => {},
  },
} satisfies Meta<typeof DepositView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

/** Somebody opens the wizard, who may have no deposit. */
export const Starting: Story = {
  args: { of: 'your registration' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Loading your registration' }),
    ).toBeInTheDocument();
  },
};

export const Unknown: Story = {
  args: { known: unreachable },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

const isIn = (given: Partial<InViewProps> = {}): Story => ({
  render: () => (
    <InView
      how="without"
      name="a night out"
      registeredAt={registration.createdAt}
      email="ana@people.example"
      missing={[]}
      hasList
      {...given}
    />
  ),
});

/** Registered without a deposit, and nothing left to do. */
export const In: Story = isIn();

export const InAndPaid: Story = isIn({ how: 'paid', hasList: false });

/** Somebody without videos is led to their first one. */
export const InWithoutVideos: Story = {
  ...isIn({ missing: ['fun', 'useful'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Record a video' })).toHaveAttribute(
      'href',
      '/emberite/settings/videos',
    );
  },
};

export const InWithOneVideo: Story = isIn({ how: 'paid', missing: ['useful'] });

/** Registered for poetry night, whose Fridays have passed. */
export const InForNextSeason: Story = isIn({ how: 'poetry', registeredAt: null });

export const AlreadyPaid: Story = after('already-paid');

/** It counts for an evening. */
export const Used: Story = after('used');

/** Somebody paid without having registered. */
export const PaidOnly: Story = {
  args: {
    known: { status: 'ready', value: { registration: null, deposit: null, outcome: 'paid' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You are not registered for a night out yet/)).toBeVisible();
  },
};

/** An earlier one, after a withdrawal. */
export const Refunding: Story = after('refunding');

export const Pending: Story = after('pending');

/** For so long that the member may pay another way. */
export const Overdue: Story = {
  ...after('overdue'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the second one is refunded/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay another way' })).toBeEnabled();
  },
};

export const Unconfirmed: Story = after('unconfirmed');

/** The bank refused it. */
export const PaymentFailed: Story = after('failed');

export const Refunded: Story = after('refunded');

export const Unavailable: Story = after('unavailable');

export const NotPaid: Story = after('not-paid');

export const NotPaidOffline: Story = {
  ...after('not-paid', does('pay', unreachable)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We cannot reach Ember.');
  },
};

export const GoingWithout: Story = after('not-paid', does('goWithout', { status: 'busy' }));

export const Leaving: Story = { render: () => <LeavingView /> };

const registered = (outcome: Outcome, isElsewhere = false): Story => ({
  render: ({ state, onStart }) => (
    <RegisteredView
      {...{ state, onStart, outcome, isElsewhere }}
      joining={null}
      onChange={() => {}}
    />
  ),
});

/** The wizard was opened by somebody who is registered. */
export const AlreadyRegistered: Story = registered('not-paid');

export const AlreadyRegisteredWithout: Story = registered('without');

export const AlreadyRegisteredPending: Story = {
  ...registered('pending'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /Pay/ })).toBeNull();
  },
};

export const AlreadyRegisteredUnconfirmed: Story = registered('unconfirmed');

export const AlreadyRegisteredPaymentFailed: Story = registered('failed');

const joins = (isAdded: boolean, progress: Progress = { status: 'idle' }): Story => ({
  render: ({ state, onStart }) => (
    <RegisteredView
      {...{ state, onStart }}
      outcome="without"
      isElsewhere={false}
      joining={{
        experience: experienceById('peak-axethrowing'),
        registration: 'a night out',
        isAdded,
        progress,
        onAdd: () => {},
      }}
      onChange={() => {}}
    />
  ),
});

/** Join was pressed on an experience by somebody who is registered. */
export const AddsExperience: Story = joins(false);

export const AddingExperience: Story = joins(false, { status: 'busy' });

export const ExperienceNotAdded: Story = joins(false, unreachable);

export const ExperienceAdded: Story = joins(true);

/** Groups do not form where the member lives. */
export const NotOpen: Story = {
  render: () => (
    <NotOpenView text={`${placeNotOpen.text('Metro Vancouver, BC')} ${placeNotOpen.waiting(3)}`} />
  ),
};

export const NotOpenAndFirst: Story = {
  render: () => <NotOpenView text={`${placeNotOpen.text('Kelowna')} ${placeNotOpen.waiting(1)}`} />,
};

/** Another tab has sent what was in this one. */
export const SentElsewhere: Story = registered('pending', true);
