import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { RegistrationDraft, Step } from './draft.ts';
import { problemAt } from './rules.ts';
import { WizardView } from './WizardView.tsx';
import type { WizardState } from './wizard.ts';

const answered: RegistrationDraft = {
  currentStep: 0,
  availability: ['friday_evenings', 'sunday_daytime'],
  availabilityExplained: true,
  activities: ['live_music', 'karaoke'],
  idealBudget: '20-50',
  maxBudget: '50-100',
  videoAgreement: 'yes',
  depositAgreement: 'yes',
  inviteCode: '',
  location: 'CA:BC:Revelstoke',
};

const nothing: Partial<RegistrationDraft> = {
  availability: [],
  availabilityExplained: false,
  activities: [],
  idealBudget: '',
  maxBudget: '',
  videoAgreement: '',
  depositAgreement: '',
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

const meta = {
  title: 'mf-experiences/Registration wizard',
  component: WizardView,
  parameters: { ground: 'bare' },
  args: {
    state: at(0, nothing),
    place: 'Revelstoke, BC',
    videos: 2,
    actions: { change: () => {}, next: () => {}, back: () => {} },
  },
} satisfies Meta<typeof WizardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Times: Story = {};

export const TimesAnswered: Story = { args: { state: at(0) } };

export const NoTime: Story = {
  args: { state: at(0, nothing, true) },
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

export const Activities: Story = { args: { state: at(1, nothing) } };

/** All of them are chosen. */
export const EveryActivity: Story = {
  args: {
    state: at(1, {
      activities: [
        'arcade',
        'bars_lounges',
        'live_music',
        'nightclubs',
        'comedy_shows',
        'karaoke',
        'themed_parties',
        'speakeasies',
        'rooftop_events',
      ],
    }),
  },
};

export const NoActivity: Story = { args: { state: at(1, nothing, true) } };

export const Budgets: Story = { args: { state: at(2) } };

export const NoBudget: Story = { args: { state: at(2, nothing, true) } };

export const MaximumBelowIdeal: Story = {
  args: { state: at(2, { idealBudget: '100-200', maxBudget: '20-50' }, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Maximum budget' })).toHaveAccessibleDescription(
      /must not be below/,
    );
  },
};

export const Videos: Story = { args: { state: at(3) } };

/** Also while the profile is loading, or if it cannot be loaded. */
export const VideosUnknown: Story = { args: { state: at(3, nothing), videos: null } };

export const OneVideoMissing: Story = { args: { state: at(3), videos: 1 } };

export const BothVideosMissing: Story = { args: { state: at(3), videos: 0 } };

export const VideosNotAnswered: Story = { args: { state: at(3, nothing, true) } };

export const VideosRefused: Story = {
  args: { state: at(3, { videoAgreement: 'no' }, true), videos: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Uploading videos is mandatory to be discoverable.',
    );
    await expect(
      canvas.getByRole('button', { name: 'All right, I will upload videos' }),
    ).toBeEnabled();
  },
};

export const DepositNotAnswered: Story = { args: { state: at(4, nothing, true) } };

export const WithDeposit: Story = { args: { state: at(4) } };

export const WithoutDeposit: Story = { args: { state: at(4, { depositAgreement: 'no' }) } };

export const Registering: Story = {
  args: { state: { ...at(4), submission: 'submitInProgress' } },
};

/** For as long as the next page takes to load. */
export const Registered: Story = {
  args: { state: { ...at(4), submission: 'submitCompleted' } },
};

/** A registration that was not made, and why. */
const failed = (message: string): Story => {
  const { form, ...state } = at(4);
  return { args: { state: { ...state, form: { ...form, problem: { at: 'form', message } } } } };
};

export const Offline: Story = failed(
  'We cannot reach Ember. Please check your connection and try again.',
);

export const Failed: Story = failed('An unexpected error occurred.');
