import { ageMax, ageMin } from '@emberite/content/ages';
import type { AgeRange } from '@emberite/content/ages';
import type { Option } from '@emberite/content/option';

/** The minimum age in the terms of use, in years. Younger adults are told about it. */
export const termsAge = 20;

const ageSpread = 10;

/** The ages of the onboarding list: '18' to '100', labelled 'N years old'. */
export const ageOptions: readonly Option[] = Array.from(
  { length: ageMax - ageMin + 1 },
  (_, index) => ({ value: `${ageMin + index}`, label: `${ageMin + index} years old` }),
);

/** Returns the range that onboarding derives from a member's age: ten years either way. */
export function idealAgeRange(age: number): AgeRange {
  return { min: age - ageSpread, max: age + ageSpread };
}
