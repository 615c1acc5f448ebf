import { ageMin, ageRangeLabel } from '@emberite/content/ages';
import { nightOutExperiences } from '@emberite/content/experiences';
import { locationLabel, locationOptions } from '@emberite/content/locations';
import { poetrySeason } from '@emberite/content/poetrySeason';
import { activityOptions, availabilityOptions } from '@emberite/content/registration';
import { labelOf } from '@emberite/content/option';
import type { Option } from '@emberite/content/option';
import type { DeskPerson, GroupExperience } from '@emberite/contract/desk';
import type { DeskGroup } from '@emberite/contract/deskGroups';
import type { Deposit } from '@emberite/contract/registration';
import type { GroupStatus, SeatState } from '@emberite/contract/groupFields';

/** What a group can be for. */
const experienceOptions: readonly Option<GroupExperience>[] = [
  ...nightOutExperiences,
  ...activityOptions,
  { value: 'poetry-night', label: 'Poetry night' },
];

/** The filters that pages about groups share. */
export const groupFilters = [
  { name: 'experience', label: 'Experience', options: experienceOptions },
  {
    name: 'place',
    label: 'Place',
    options: locationOptions.map(({ value }) => ({ value, label: locationLabel(value) })),
  },
] as const;

/** The label of what a group is for. */
export const experienceLabel = (value: string): string => labelOf(experienceOptions, value);

/** The label of a time of the week or a Friday of the poetry night. */
export const timeLabel = (value: string): string =>
  labelOf([...availabilityOptions, ...poetrySeason.fridays], value);

/** A person in a line: 'Woman, 30-39, ideal ages 25 to 40'. */
export function aboutPerson({ sex, ageGroup, minIdealAge, maxIdealAge }: DeskPerson): string {
  const ideal = ageRangeLabel({ min: minIdealAge, max: maxIdealAge });
  // The youngest decade of adults.
  const age = ageGroup.replace(/^10-/, `${ageMin}-`);
  return `${sex === 'female' ? 'Woman' : 'Man'}, ${age}, ideal ages ${ideal}`;
}

export const groupStatuses: Readonly<Record<GroupStatus, string>> = {
  inviting: 'Inviting',
  standing: 'Takes place',
  over: 'Over',
  'called-off': 'Called off',
};

export const seatStates: Readonly<Record<SeatState, string>> = {
  asked: 'Asked',
  coming: 'Comes',
  declined: 'Cannot',
  replaced: 'Did not answer',
};

export const depositStatuses: Readonly<Record<Deposit['status'], string>> = {
  pending: 'On its way',
  // The bank has refused it, or it was withdrawn before the bank had decided.
  failed: 'Not paid',
  paid: 'Paid',
  refunded: 'Refunded',
};

/** How sending a paid deposit back stands. */
export const refundStates: Readonly<Record<'under-way' | 'refused', string>> = {
  'under-way': 'Refund on its way',
  refused: 'Refund refused by the bank',
};

/** The options of a filter, from words by value. */
export const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));

const day = new Intl.DateTimeFormat('en-CA', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date like `2026-12-04` in words: 'Fri, Dec 4, 2026'. */
export const dateLabel = (date: string): string => day.format(new Date(`${date}T00:00Z`));

/** When a group meets: 'Fri, Dec 4, 2026, 19:00'. */
export const evening = ({ date, hour }: Pick<DeskGroup, 'date' | 'hour'>): string =>
  `${dateLabel(date)}, ${hour}`;

/** How full a group is: '5 come, 2 asked, of 8'. */
export function fullness({ people, size }: DeskGroup): string {
  const count = (state: string) => people.filter((one) => one.state === state).length;
  return `${count('coming')} come, ${count('asked')} asked, of ${size}`;
}
