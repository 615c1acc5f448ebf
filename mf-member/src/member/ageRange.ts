import { ageMax, ageRangeLabel } from '@emberite/content/ages';
import type { AgeRange } from '@emberite/content/ages';
import type { Option } from '@emberite/content/option';

const openEnded = '80-';

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

/** Returns a 'low-high' group of ages as text; anything else as it is. */
export function ageGroupLabel(value: string): string {
  const range = parseAgeRange(value);
  return range ? ageRangeLabel(range) : value;
}

/** The ideal age ranges of the settings, as 'low-high' values and the open-ended '80-'. */
export const ageRangeOptions: readonly Option[] = buckets.map((value) => ({
  value,
  label: ageGroupLabel(value),
}));

/**
 * Parses 'min-max', or '80-' as 80 to 100. Returns null for anything else: an end that is not a
 * whole number, a minimum below 0, a maximum below the minimum.
 */
export function parseAgeRange(value: string): AgeRange | null {
  if (value === openEnded) return { min: 80, max: ageMax };
  const ends = /^(\d{1,3})-(\d{1,3})$/.exec(value);
  if (!ends) return null;
  const range = { min: Number(ends[1]), max: Number(ends[2]) };
  return range.max < range.min ? null : range;
}

/** Returns the option value of a stored range: the inverse of `parseAgeRange`. */
export function ageRangeValue({ min, max }: AgeRange): string {
  return min === 80 && max === ageMax ? openEnded : `${min}-${max}`;
}
