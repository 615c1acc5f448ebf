import { ageMax, ageMin } from '@emberite/content/ages';
import type { Option } from '@emberite/content/option';
import { intentOptions } from '@emberite/content/people';
import type { Intent, Sex } from '@emberite/content/people';
import type { Person } from '@emberite/contract/person';
import { persisted } from '@emberite/sdk/storage';
import type { ProfileSummary } from './profileSummaries.ts';

/** Whom a member would like to see. */
export type WantedSex = Sex | 'any';

/** A member's search settings. The pages so far change only `sex` and `purpose`. */
export interface PeopleFilters {
  profileFilters: {
    sex: WantedSex;
    /** In years, both ends included. */
    ageMin: number;
    ageMax: number;
    idealAge: number | null;
    /** The sum of the bits of {@link purposeBits}. */
    purpose: number;
  };
  eventFilters: { categories: string[]; dates: string[] };
  /** Times of day, `HH:MM`; '' for any. */
  availability: { startTime: string; endTime: string };
}

/** The bit of each purpose. */
export const purposeBits: Readonly<Record<Intent, number>> = { friends: 1, romantic: 2 };

/** The answers to 'Who are you hoping to vibe with'. */
export const wantedSexOptions: readonly Option<WantedSex>[] = [
  { value: 'any', label: 'Everyone' },
  { value: 'female', label: 'Women' },
  { value: 'male', label: 'Men' },
];

/** Everybody is shown. */
export const everybody: PeopleFilters = {
  profileFilters: {
    sex: 'any',
    ageMin,
    ageMax,
    idealAge: null,
    purpose: purposeBits.friends + purposeBits.romantic,
  },
  eventFilters: { categories: [], dates: [] },
  availability: { startTime: '', endTime: '' },
};

type Unread<T> = Partial<Record<keyof T, unknown>>;

const objectIn = <T>(value: unknown): Unread<T> =>
  typeof value === 'object' && value !== null ? value : {};

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

const ageIn = <T>(value: unknown, otherwise: T): number | T =>
  typeof value === 'number' && value >= ageMin && value <= ageMax ? value : otherwise;

const timeIn = (value: unknown): string =>
  typeof value === 'string' && /^\d\d:\d\d$/.test(value) ? value : '';

/** Returns stored settings, with the initial value for what is missing or invalid. */
function readFilters(stored: unknown): PeopleFilters {
  const { profileFilters, eventFilters, availability } = objectIn<PeopleFilters>(stored);
  const profile = objectIn<PeopleFilters['profileFilters']>(profileFilters);
  const event = objectIn<PeopleFilters['eventFilters']>(eventFilters);
  const times = objectIn<PeopleFilters['availability']>(availability);
  const { purpose } = profile;
  return {
    profileFilters: {
      sex: wantedSexOptions.find(({ value }) => value === profile.sex)?.value ?? 'any',
      ageMin: ageIn(profile.ageMin, ageMin),
      ageMax: ageIn(profile.ageMax, ageMax),
      idealAge: ageIn(profile.idealAge, null),
      purpose:
        typeof purpose === 'number' && [0, 1, 2, 3].includes(purpose)
          ? purpose
          : everybody.profileFilters.purpose,
    },
    eventFilters: { categories: textsIn(event.categories), dates: textsIn(event.dates) },
    availability: { startTime: timeIn(times.startTime), endTime: timeIn(times.endTime) },
  };
}

/** The member's search settings, stored in this browser. */
export const peopleFilters = persisted('ember.people-filters', everybody, readFilters).state;

/** Whether the settings include a purpose. */
export const hasPurpose = ({ profileFilters: { purpose } }: Filters, intent: Intent): boolean =>
  (purpose & purposeBits[intent]) !== 0;

/** Returns the purposes after one of them was turned on or off. */
export function withPurpose(purpose: number, intent: Intent, on: boolean): number {
  return on ? purpose | purposeBits[intent] : purpose & ~purposeBits[intent];
}

/** What decides who is shown. */
export type Filters = Pick<PeopleFilters, 'profileFilters'>;

/** Returns the people whom the settings include, in the same order. */
export function matching(
  filters: Filters,
  people: readonly ProfileSummary[],
): readonly ProfileSummary[] {
  const { sex, ageMin: youngest, ageMax: oldest } = filters.profileFilters;
  return people.filter(
    (person) =>
      (sex === 'any' || person.sex === sex) &&
      person.age >= youngest &&
      person.age <= oldest &&
      person.relationshipStatus.some((intent) => hasPurpose(filters, intent)),
  );
}

/**
 * Returns the members who are open to what is being looked for, in the same order. Nobody learns a
 * member's sex or age, so nothing else decides.
 */
export function openTo<Member extends Pick<Person, 'relationshipStatus'>>(
  filters: Filters,
  members: readonly Member[],
): readonly Member[] {
  const intents = intentOptions.filter(({ value }) => hasPurpose(filters, value));
  return members.filter(({ relationshipStatus }) =>
    intents.some(({ value }) => relationshipStatus.split(',').includes(value)),
  );
}
