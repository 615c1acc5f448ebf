import { apiDown, offline, tooManyTries } from '../testing/failures.ts';
import { nothing } from './onboarding.ts';
import type { Onboarding } from './onboarding.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAuthLayout } from '../auth-layout/testing/withAuthLayout.tsx';
import { Arrived } from './Arrived.tsx';
import { problemAt } from './rules.ts';
import { WelcomeView } from './WelcomeView.tsx';
import type { WelcomeViewProps } from './WelcomeView.tsx';

/** A step with some answers, before Next or, with `refused`, after it. */
function at(
  answers: Partial<Onboarding>,
  refused = false,
): Pick<WelcomeViewProps, 'form' | 'step'> {
  const fields = { ...nothing, inviteCode: 'EMBER-WELCOME', ...answers };
  const problem = refused ? problemAt(fields.currentStep, fields) : null;
  return {
    step: fields.currentStep,
    form: { fields, problem, status: 'editing', dirty: false },
  };
}

const meta = {
  title: 'mf-onboarding/Welcome',
  component: WelcomeView,
  parameters: { ground: 'bare' },
  args: {
    ...at({ inviteCode: '' }),
    actions: { change: () => {}, next: () => {}, back: () => {} },
  },
} satisfies Meta<typeof WelcomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InviteCode: Story = {};

export const InviteCodeRefused: Story = { args: at({ inviteCode: 'EMBER' }, true) };

export const CheckingCode: Story = {
  args: { form: { ...at({}).form, status: 'submitting' } },
};

/** A step with the problem that the API, or its absence, has caused. */
function failed(answers: Partial<Onboarding>, problem: WelcomeViewProps['form']['problem']) {
  const { form, step } = at(answers);
  return { step, form: { ...form, problem } };
}

/** Also shown if a code from another page is refused with the profile. */
export const CodeInvalidOrExpired: Story = {
  args: failed({}, { at: 'inviteCode', message: 'Invite code is invalid or expired.' }),
};

/** Offline, or the API is down. */
export const CodeUnchecked: Story = {
  args: failed(
    {},
    { at: 'inviteCode', message: 'Error validating invite code. Please try again.' },
  ),
};

export const TooManyCodes: Story = {
  args: failed({}, { at: 'inviteCode', message: tooManyTries }),
};

export const Location: Story = { args: at({ currentStep: 1 }) };

export const MetroVancouver: Story = {
  args: at({ currentStep: 1, location: 'CA:BC:MetroVancouver' }),
};

export const Elsewhere: Story = {
  args: at({ currentStep: 1, location: 'Other', newLocation: 'Kelowna' }),
};

export const PlaceMissing: Story = { args: at({ currentStep: 1, location: 'Other' }, true) };

export const OpenToRomantic: Story = { args: at({ currentStep: 2 }) };

export const WhomToMeet: Story = {
  args: at({ currentStep: 2, relationshipStatus: ['friends', 'romantic'] }, true),
};

export const Sex: Story = { args: at({ currentStep: 3 }) };

export const SexMissing: Story = { args: at({ currentStep: 3 }, true) };

export const AgeMissing: Story = { args: at({ currentStep: 4 }, true) };

const { form: lastStep } = at({
  currentStep: 4,
  userAge: 34,
  idealAgeRange: { min: 24, max: 44 },
});

export const Age: Story = { args: { form: lastStep } };

export const Saving: Story = {
  args: {
    form: { ...lastStep, status: 'submitting' },
  },
};

const notSaved = (message: string, detail?: string): Story => ({
  args: { form: { ...lastStep, problem: { at: 'form', message, ...(detail && { detail }) } } },
});

export const SavingFailed: Story = notSaved('An unexpected error occurred.');

export const SavingOffline: Story = notSaved('An unexpected error occurred.', offline);

export const SavingWhileDown: Story = notSaved(apiDown);

export const SavingTooOften: Story = notSaved(tooManyTries);

/** Saved; the member area is loading. */
export const Saved: Story = {
  decorators: [withAuthLayout('wide', 'bare')],
  render: () => <Arrived />,
};
