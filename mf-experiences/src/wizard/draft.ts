import { knownValue, knownValues } from '@emberite/content/option';
import {
  activityOptions,
  availabilityOptions,
  budgetOptions,
} from '@emberite/content/registration';
import type { Activity, Availability, Budget } from '@emberite/content/registration';
import type { InputOf } from '@emberite/contract/call';
import type { Registration } from '@emberite/contract/registration';
import type { registrationCreate } from '@emberite/contract/registrations';
import { steps } from '@emberite/sdk/steps';
import type { Step } from '@emberite/sdk/steps';
import { persisted } from '@emberite/sdk/storage';
import type { Persisted } from '@emberite/sdk/storage';
import { subscribe } from 'valtio';
import { readExperience } from '../experiences/catalogue.ts';
import type { NightOutExperience } from '../experiences/experience.ts';
import { depositAgreementOptions, videoAgreementOptions } from './questions.ts';
import type { Agreement } from './questions.ts';

/** The answers so far: times, activities, budget, videos, deposit. '' and [] are not answered yet. */
export interface Answers {
  availability: Availability[];
  /** Whether the member understands that the spot is not guaranteed. */
  availabilityExplained: boolean;
  activities: Activity[];
  idealBudget: Budget | '';
  maxBudget: Budget | '';
  videoAgreement: Agreement | '';
  depositAgreement: Agreement | '';
  /** The experience that the wizard was opened for; '' if for none. */
  experience: NightOutExperience | '';
  /** Always '': the draft is specified with a code, but a member has used theirs already. */
  inviteCode: string;
  /** Where the member registers; '' until something is answered. */
  location: string;
}

/** The answers, and the step at which the member continues. */
export interface RegistrationDraft extends Answers {
  currentStep: Step;
}

/** Nothing is answered yet. */
export const empty: RegistrationDraft = {
  currentStep: 0,
  availability: [],
  availabilityExplained: false,
  activities: [],
  idealBudget: '',
  maxBudget: '',
  videoAgreement: '',
  depositAgreement: '',
  experience: '',
  inviteCode: '',
  location: '',
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the valid part of a stored draft; null if it is not one. */
function readDraft(stored: unknown): RegistrationDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = stored as Partial<Record<keyof RegistrationDraft, unknown>>;
  return {
    currentStep: steps.find((step) => step === fields.currentStep) ?? 0,
    availability: knownValues(availabilityOptions, fields.availability) ?? [],
    availabilityExplained: fields.availabilityExplained === true,
    activities: knownValues(activityOptions, fields.activities) ?? [],
    idealBudget: knownValue(budgetOptions, fields.idealBudget) ?? '',
    maxBudget: knownValue(budgetOptions, fields.maxBudget) ?? '',
    videoAgreement: knownValue(videoAgreementOptions, fields.videoAgreement) ?? '',
    depositAgreement: knownValue(depositAgreementOptions, fields.depositAgreement) ?? '',
    experience: readExperience(fields.experience) ?? '',
    inviteCode: text(fields.inviteCode),
    location: text(fields.location),
  };
}

const isSame = (a: RegistrationDraft, b: RegistrationDraft) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Whether nothing was ever answered, or all of it was sent. */
export const isUntouched = (draft: RegistrationDraft): boolean => isSame(draft, empty);

let opened: Persisted<RegistrationDraft> | undefined;

/** The draft of the current user, stored until it is sent. One for each page. */
export function openDraft(): Persisted<RegistrationDraft> {
  opened ??= persisted('ember.registration', empty, readDraft);
  return opened;
}

/**
 * Returns the answers that led to a registration. Anyone who registered before has agreed to what
 * every registration requires.
 */
export function draftOf({ budget, ...registration }: Registration): RegistrationDraft {
  const draft = readDraft({
    ...registration,
    idealBudget: budget?.ideal,
    maxBudget: budget?.max,
    availabilityExplained: true,
    videoAgreement: 'yes',
  });
  return draft ?? empty;
}

/** Whether the draft has answers that are not those of a registration. */
export function hasOtherAnswers(draft: RegistrationDraft, registration: Registration): boolean {
  const { currentStep, location, availabilityExplained } = draft;
  const same = { ...draftOf(registration), currentStep, location, availabilityExplained };
  return !isUntouched(draft) && !isSame(draft, same);
}

/** Calls back when another tab has sent or dropped the draft. Returns a function that stops it. */
export const onEmptied = ({ state }: Persisted<RegistrationDraft>, callBack: () => void) =>
  subscribe(state, () => {
    if (isUntouched(state)) callBack();
  });

/** Converts the answers to the API's input; all steps must be valid. */
export function toInput(answers: Answers): InputOf<typeof registrationCreate> {
  const { availability, activities, idealBudget, maxBudget } = answers;
  const { videoAgreement, depositAgreement, experience } = answers;
  if (!idealBudget || !maxBudget || videoAgreement !== 'yes' || !depositAgreement) {
    throw new Error('The wizard is not finished.');
  }
  const budget = { ideal: idealBudget, max: maxBudget };
  return {
    availability: [...availability],
    activities: [...activities],
    budget,
    videoAgreement,
    depositAgreement,
    ...(experience && { experience }),
  };
}
