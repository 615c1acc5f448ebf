import type { Option } from './option.ts';

/** The youngest and the oldest age that can be chosen, in years. */
export const AGE_MIN = 18;
export const AGE_MAX = 100;

const AGE_SPREAD = 10;
const OPEN_ENDED = '80-';

/** An ideal age range in years, both ends included. */
export interface AgeRange {
  min: number;
  max: number;
}

/** The ages of the onboarding list: '18' to '100', labelled 'N years old'. */
export const ageOptions: readonly Option[] = Array.from(
  { length: AGE_MAX - AGE_MIN + 1 },
  (_, index) => ({ value: `${AGE_MIN + index}`, label: `${AGE_MIN + index} years old` }),
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
  OPEN_ENDED,
];

/** The ideal age ranges of the settings, as 'low-high' values and the open-ended '80-'. */
export const ageRangeOptions: readonly Option[] = buckets.map((value) => ({
  value,
  label: value === OPEN_ENDED ? '80 years and older' : `${value.replace('-', ' to ')} years`,
}));

/** The range that onboarding derives from a member's own age: ten years either way. */
export function idealAgeRange(age: number): AgeRange {
  return { min: age - AGE_SPREAD, max: age + AGE_SPREAD };
}

/**
 * Reads 'min-max', or '80-' as 80 to 100. Null for anything else: an end that is not a whole
 * number, a minimum below 0, a maximum below the minimum.
 */
export function parseAgeRange(value: string): AgeRange | null {
  if (value === OPEN_ENDED) return { min: 80, max: AGE_MAX };
  const [, low, high] = /^(\d{1,3})-(\d{1,3})$/.exec(value) ?? [];
  if (low === undefined || high === undefined) return null;
  const range = { min: Number(low), max: Number(high) };
  return range.max < range.min ? null : range;
}

/** The list value of a stored range: the opposite of `parseAgeRange`. */
export function ageRangeValue({ min, max }: AgeRange): string {
  return min === 80 && max === AGE_MAX ? OPEN_ENDED : `${min}-${max}`;
}

/** A stored range in words. Members are adults, so what is shown stays within the ages offered. */
export function ageRangeLabel({ min, max }: AgeRange): string {
  if (max >= AGE_MAX) return `${Math.max(min, AGE_MIN)} years and older`;
  return `${Math.max(min, AGE_MIN)} to ${max} years`;
}
