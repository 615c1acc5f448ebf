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

/** Invite code, location, open to romantic, sex, age. */
export type Step = 0 | 1 | 2 | 3 | 4;

/** All steps in order. */
export const steps: readonly Step[] = [0, 1, 2, 3, 4];

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

let opened: Persisted<Onboarding> | undefined;

/** The onboarding of the current user, stored until the profile is saved. One for each page. */
export function openOnboarding(): Persisted<Onboarding> {
  opened ??= persisted('onboarding', initial, readOnboarding);
  return opened;
}

/** The answers that a page can know before the welcome asks. */
export interface Prefill {
  /** As typed or as in a link. Ignored unless it looks like a code: it has a hyphen. */
  inviteCode?: string;
  /** A place by name; `Other` needs an answer that only the welcome asks for. */
  location?: Exclude<LocationValue, 'Other'>;
}

/** One line of at most 64 characters, like the API accepts, with a hyphen. */
const codePattern = /^(?=.{1,64}$)[^\p{Cc}\p{Cs}]*-[^\p{Cc}\p{Cs}]*$/u;

/**
 * Stores answers, so that the welcome skips their steps. A visitor's answers go to the user who
 * signs in. The API judges the code when the profile is sent.
 */
export function prefill({ inviteCode, location }: Prefill): void {
  const { state } = openOnboarding();
  const give = (step: Step, answers: Partial<Answers>) => {
    Object.assign(state, answers);
    if (!state.given.includes(step)) state.given.push(step);
  };
  const code = inviteCode?.trim().toUpperCase();
  if (code && codePattern.test(code)) give(0, { inviteCode: code });
  if (location) give(1, { location });
}

/** Returns an empty onboarding. */
export function newOnboarding(): Onboarding {
  return structuredClone(initial);
}
