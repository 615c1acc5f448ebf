import type { Option } from './option.ts';

/** The minimum and maximum age to choose from, in years. */
export const ageMin = 18;
export const ageMax = 100;

/** The age that the terms of use ask for, in years. Younger adults are told so. */
export const termsAge = 20;

const ageSpread = 10;
const openEnded = '80-';

/** An ideal age range in years, both ends included. */
export interface AgeRange {
  min: number;
  max: number;
}

/** The ages of the onboarding list: '18' to '100', labelled 'N years old'. */
export const ageOptions: readonly Option[] = Array.from(
  { length: ageMax - ageMin + 1 },
  (_, index) => ({ value: `${ageMin + index}`, label: `${ageMin + index} years old` }),
);

const buckets = [
  '20-28',
  '25-35',
  '30-40',
  '35-45',
  '40-50',
  '45-55',
  '50-60',
  '60-75',
  '70-90',
  openEnded,
];

/** The ideal age ranges of the settings, as 'low-high' values and the open-ended '80-'. */
export const ageRangeOptions: readonly Option[] = buckets.map((value) => ({
  value,
  label: value === openEnded ? '80 years and older' : `${value.replace('-', ' to ')} years`,
}));

/** Returns the range that onboarding derives from a member's age: ten years either way. */
export function idealAgeRange(age: number): AgeRange {
  return { min: age - ageSpread, max: age + ageSpread };
}

/**
 * Parses 'min-max', or '80-' as 80 to 100. Returns null for anything else: an end that is not a
 * whole number, a minimum below 0, a maximum below the minimum.
 */
export function parseAgeRange(value: string): AgeRange | null {
  if (value === openEnded) return { min: 80, max: ageMax };
  const [, low, high] = /^(\d{1,3})-(\d{1,3})$/.exec(value) ?? [];
  if (low === undefined || high === undefined) return null;
  const range = { min: Number(low), max: Number(high) };
  return range.max < range.min ? null : range;
}

/** Returns the option value of a stored range: the inverse of `parseAgeRange`. */
export function ageRangeValue({ min, max }: AgeRange): string {
  return min === 80 && max === ageMax ? openEnded : `${min}-${max}`;
}

/**
 * Returns a stored range as text. Members are adults, so the text stays within the ages offered.
 */
export function ageRangeLabel({ min, max }: AgeRange): string {
  if (max >= ageMax) return `${Math.max(min, ageMin)} years and older`;
  return `${Math.max(min, ageMin)} to ${max} years`;
}

/** Returns what others see of an age: its decade, such as '30-39'. */
export function ageGroupOf(age: number): string {
  const decade = Math.floor(age / 10) * 10;
  return `${decade}-${decade + 9}`;
}
