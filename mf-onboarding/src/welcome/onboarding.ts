import type { AgeRange } from '@emberite/content/ages';
import { defaultLocation, locationOptions } from '@emberite/content/locations';
import type { LocationValue } from '@emberite/content/locations';
import { knownValue, knownValues } from '@emberite/content/option';
import { intentOptions, preferredSexOptions, sexOptions } from '@emberite/content/people';
import type { Intent, PreferredSex, Sex } from '@emberite/content/people';
import { openPrefill } from '@emberite/sdk/prefill';
import { steps } from '@emberite/sdk/steps';
import type { Step } from '@emberite/sdk/steps';
import { persisted } from '@emberite/sdk/storage';
import type { Persisted } from '@emberite/sdk/storage';

/** The commitments of a new member, as stored. Joining means making all of them. */
const missionCommitments = [
  { value: 'great-experiences', label: 'I will do my part to make every experience a great one.' },
] as const;

const isStep = (value: unknown): value is Step => steps.some((step) => step === value);

/** A new member's answers so far. Ages are in years. */
export interface Answers {
  inviteCode: string;
  firstName: string;
  nickname: string;
  location: LocationValue;
  /** The city or postal code if the location is `Other`. */
  newLocation: string;
  relationshipStatus: Intent[];
  userSex: Sex | '';
  preferredSex: PreferredSex[];
  userAge: number | null;
  idealAgeRange: AgeRange | null;
  missionCheckBoxes: string[];
}

/** The answers and the progress of the welcome: invite code, location, open to romantic, sex, age. */
export interface Onboarding extends Answers {
  currentStep: Step;
  /** Steps that are skipped because another page stored their answer. */
  given: Step[];
}

/** Nothing answered yet. */
export const nothing: Onboarding = {
  currentStep: 0,
  given: [],
  inviteCode: '',
  firstName: '',
  nickname: '',
  location: defaultLocation,
  newLocation: '',
  relationshipStatus: ['friends'],
  userSex: '',
  preferredSex: [],
  userAge: null,
  idealAgeRange: null,
  missionCheckBoxes: missionCommitments.map(({ value }) => value),
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the valid part of a stored onboarding; null if it is not one. */
export function readOnboarding(stored: unknown): Onboarding | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const saved = stored as Partial<Record<keyof Onboarding, unknown>>;
  const { currentStep, given, userAge, idealAgeRange } = saved;
  const range = (idealAgeRange ?? {}) as Partial<AgeRange>;
  const hasRange = Number.isInteger(range.min) && Number.isInteger(range.max);
  return {
    currentStep: isStep(currentStep) ? currentStep : 0,
    given: Array.isArray(given) ? given.filter(isStep) : [],
    inviteCode: text(saved.inviteCode),
    firstName: text(saved.firstName),
    nickname: text(saved.nickname),
    location: knownValue(locationOptions, saved.location) ?? nothing.location,
    newLocation: text(saved.newLocation),
    relationshipStatus:
      knownValues(intentOptions, saved.relationshipStatus) ?? nothing.relationshipStatus,
    userSex: knownValue(sexOptions, saved.userSex) ?? '',
    preferredSex: knownValues(preferredSexOptions, saved.preferredSex) ?? [],
    userAge: Number.isInteger(userAge) ? (userAge as number) : null,
    idealAgeRange: hasRange ? (range as AgeRange) : null,
    missionCheckBoxes:
      knownValues(missionCommitments, saved.missionCheckBoxes) ?? nothing.missionCheckBoxes,
  };
}

let opened: Persisted<Onboarding> | undefined;

/**
 * The onboarding of the current user, stored until the profile is saved. One for each page. It
 * includes what other pages have stored with `prefill`.
 */
export function openOnboarding(): Persisted<Onboarding> {
  const onboarding = (opened ??= persisted('ember.onboarding', nothing, readOnboarding));
  const prefilled = openPrefill();
  const { inviteCode, location } = prefilled.state;
  const give = (step: Step, answers: Partial<Answers>) => {
    Object.assign(onboarding.state, answers);
    if (!onboarding.state.given.includes(step)) onboarding.state.given.push(step);
  };
  if (inviteCode) give(0, { inviteCode });
  if (location) give(1, { location });
  prefilled.reset();
  return onboarding;
}
