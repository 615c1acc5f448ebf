import type { AgeRange, Intent, LocationValue, PreferredSex, Sex } from '@emberite/content/options';
import {
  defaultLocation,
  intentOptions,
  locationOptions,
  missionCommitments,
  preferredSexOptions,
  sexOptions,
} from '@emberite/content/options';
import { persisted } from '@emberite/sdk/storage';
import type { Persisted } from '@emberite/sdk/storage';
import { isStep } from './steps.ts';
import type { Step } from './steps.ts';

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

/** The answers and the progress of the welcome. */
export interface Onboarding extends Answers {
  currentStep: Step;
  /** Steps that are skipped because another page stored their answer. */
  given: Step[];
}

const initial: Onboarding = {
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

const values = <Value>(options: readonly { value: Value }[]) => options.map(({ value }) => value);

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const one = <Value>(value: unknown, known: readonly Value[]) =>
  known.find((each) => each === value);
const some = <Value>(value: unknown, known: readonly Value[]) =>
  Array.isArray(value) ? known.filter((each) => value.includes(each)) : undefined;

/** Returns the valid part of a stored onboarding; null if it is not one. */
export function readOnboarding(stored: unknown): Onboarding | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const kept = stored as Partial<Record<keyof Onboarding, unknown>>;
  const { currentStep, given, userAge, idealAgeRange } = kept;
  const range = (idealAgeRange ?? {}) as Partial<AgeRange>;
  const hasRange = Number.isInteger(range.min) && Number.isInteger(range.max);
  return {
    currentStep: isStep(currentStep) ? currentStep : 0,
    given: Array.isArray(given) ? given.filter(isStep) : [],
    inviteCode: text(kept.inviteCode),
    firstName: text(kept.firstName),
    nickname: text(kept.nickname),
    location: one(kept.location, values(locationOptions)) ?? initial.location,
    newLocation: text(kept.newLocation),
    relationshipStatus:
      some(kept.relationshipStatus, values(intentOptions)) ?? initial.relationshipStatus,
    userSex: one(kept.userSex, values(sexOptions)) ?? '',
    preferredSex: some(kept.preferredSex, values(preferredSexOptions)) ?? [],
    userAge: Number.isInteger(userAge) ? (userAge as number) : null,
    idealAgeRange: hasRange ? (range as AgeRange) : null,
    missionCheckBoxes:
      some(kept.missionCheckBoxes, values(missionCommitments)) ?? initial.missionCheckBoxes,
  };
}

/** The onboarding of the current user, stored until the profile is saved. */
export function openOnboarding(): Persisted<Onboarding> {
  return persisted('onboarding', initial, readOnboarding);
}

/** Returns an empty onboarding. */
export function newOnboarding(): Onboarding {
  return structuredClone(initial);
}
