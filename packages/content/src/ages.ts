/** The minimum and maximum age to choose from, in years. */
export const ageMin = 18;
export const ageMax = 100;

/** An ideal age range in years, both ends included. */
export interface AgeRange {
  min: number;
  max: number;
}

/**
 * Returns a range as text, in years: '30 to 39'. Members are adults, so the text stays within the ages offered.
 */
export function ageRangeLabel({ min, max }: AgeRange): string {
  if (max >= ageMax) return `${Math.max(min, ageMin)} and older`;
  return `${Math.max(min, ageMin)} to ${max}`;
}

/** Returns what others see of an age: its decade, such as '30-39'. */
export function ageGroupOf(age: number): string {
  const decade = Math.floor(age / 10) * 10;
  return `${decade}-${decade + 9}`;
}
