import { activityOptions } from '@emberite/content/registration';
import { newProfile } from '@emberite/contract/newProfile';
import type { Profile } from '@emberite/contract/profile';
import type { PromptType } from '@emberite/contract/video';
import type { Loaded } from '@emberite/sdk/resource';
import type { Step } from '@emberite/sdk/steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { nightOut } from '../registrations/testing/nightOut.ts';
import { unreachable } from '../testing/failures.ts';
import type { DepositSummary } from './deposit.ts';
import { empty } from './draft.ts';
import type { RegistrationDraft } from './draft.ts';
import { registrationWizard } from './registrationWizard.ts';
import { problemAt } from './rules.ts';
import type { WizardState } from './wizard.ts';
import { WizardView } from './WizardView.tsx';

const answered: RegistrationDraft = {
  currentStep: 0,
  availability: ['friday_evenings', 'sunday_daytime'],
  availabilityExplained: true,
  activities: ['live_music', 'karaoke'],
  idealBudget: '20-50',
  maxBudget: '50-100',
  videoAgreement: 'yes',
  depositAgreement: 'yes',
  experience: '',
  inviteCode: '',
  location: 'CA:BC:Revelstoke',
};

/** A step with these answers, before Next or, with `refused`, after it. */
function at(step: Step, answers: Partial<RegistrationDraft> = {}, refused = false): WizardState {
  const fields = { ...answered, ...answers, currentStep: step };
  const problem = refused ? problemAt(step, fields) : null;
  return {
    form: { fields, problem, status: 'editing', dirty: false },
    step,
    submission: 'preSubmit',
  };
}

const profile: Profile = { ...newProfile, bucketList: [], videos: [] };

/** A profile with a video of each of these kinds. */
const withVideos = (...types: PromptType[]): Loaded<Profile> => ({
  status: 'ready',
  value: {
    ...profile,
    videos: types.map((promptType) => ({
      id: promptType,
      videoUrl: '',
      thumbnailUrl: '',
      promptId: promptType,
      promptType,
      isPublic: false,
    })),
  },
});

/** What somebody is registered for, or has paid. */
const knows = (known: Partial<DepositSummary>): DepositSummary => ({
  registration: null,
  deposit: null,
  outcome: null,
  ...known,
});

const meta = {
  title: 'mf-experiences/Registration wizard',
  component: WizardView,
  parameters: { ground: 'bare' },
  args: {
    state: at(0, empty),
    skipped: [],
    location: 'Revelstoke, BC',
    takesFocus: false,
    profile: withVideos('fun', 'useful'),
    known: null,
    actions: {
      change: () => {},
      next: () => {},
      back: () => {},
      keep: () => {},
      retry: () => {},
    },
  },
} satisfies Meta<typeof WizardView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A registration that was not made, and why. */
const failed = (message: string): Story => {
  const { form, ...state } = at(4);
  return { args: { state: { ...state, form: { ...form, problem: { at: 'form', message } } } } };
};

export const Times: Story = {};

export const TimesAnswered: Story = { args: { state: at(0) } };

/** The wizard was opened from an experience. */
export const ForExperience: Story = {
  args: { state: at(0, { experience: 'peak-axethrowing' }) },
};

export const NoTime: Story = {
  args: { state: at(0, empty, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Your times' })).toHaveAccessibleDescription(
      /at least one availability option/,
    );
  },
};

export const NotExplained: Story = {
  args: { state: at(0, { availabilityExplained: false }, true) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /does not guarantee/ });
    await expect(box).toHaveAccessibleDescription(/spot is not guaranteed/);
  },
};

export const Activities: Story = { args: { state: at(1, empty) } };

/** All of them are chosen. */
export const EveryActivity: Story = {
  args: {
    state: at(1, { activities: activityOptions.map(({ value }) => value) }),
  },
};

export const NoActivity: Story = { args: { state: at(1, empty, true) } };

export const Budgets: Story = { args: { state: at(2) } };

export const NoBudget: Story = { args: { state: at(2, empty, true) } };

export const MaximumBelowIdeal: Story = {
  args: { state: at(2, { idealBudget: '100-200', maxBudget: '20-50' }, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Maximum budget' })).toHaveAccessibleDescription(
      /must not be below/,
    );
  },
};

export const Videos: Story = { args: { state: at(3) } };

export const VideosLoading: Story = {
  args: { state: at(3, empty), profile: { status: 'loading' } },
};

export const VideosUnknown: Story = {
  args: { state: at(3), profile: unreachable },
};

export const FunVideoMissing: Story = {
  args: { state: at(3), profile: withVideos('useful', 'useful') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You still need a fun video/)).toBeVisible();
  },
};

export const BothVideosMissing: Story = { args: { state: at(3), profile: withVideos() } };

export const VideosNotAnswered: Story = { args: { state: at(3, empty, true) } };

export const VideosRefused: Story = {
  args: { state: at(3, { videoAgreement: 'no' }, true), profile: withVideos() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Uploading videos is mandatory to be discoverable.',
    );
    await expect(
      canvas.getByRole('button', { name: 'All right, I will upload videos' }),
    ).toBeEnabled();
  },
};

export const DepositNotAnswered: Story = { args: { state: at(4, empty, true) } };

export const WithDeposit: Story = { args: { state: at(4) } };

export const WithoutDeposit: Story = { args: { state: at(4, { depositAgreement: 'no' }) } };

export const DepositPaidAlready: Story = {
  args: {
    state: at(4),
    known: knows({ deposit: { status: 'paid', amount: 10, paidAt: '2026-11-14T19:24:00Z' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled();
  },
};

/** Another tab has paid, and the bank has not confirmed it yet. */
export const DepositPending: Story = {
  args: {
    state: at(4),
    known: knows({
      deposit: {
        status: 'pending',
        amount: 10,
        startedAt: '2026-11-14T19:24:00Z',
        payableAgain: false,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You need not pay again/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled();
  },
};

const registered = knows({ registration: nightOut });

/** Finishing replaces what the member registered for before. */
export const ChangesRegistration: Story = { args: { state: at(0), known: registered } };

/** That was not known until the last button was pressed. */
export const ReplacesNow: Story = {
  args: { ...failed(registrationWizard.replacesNow).args, known: registered },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Press the button again/);
  },
};

export const Registering: Story = {
  args: { state: { ...at(4), submission: 'submitInProgress' } },
};

/** For as long as the next page takes to load. */
export const Registered: Story = {
  args: { state: { ...at(4), submission: 'submitCompleted' } },
};

export const Offline: Story = failed(unreachable.message);

export const Failed: Story = failed('An unexpected error occurred.');
