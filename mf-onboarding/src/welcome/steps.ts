import { steps } from '@emberite/sdk/onboarding';
import type { Step } from '@emberite/sdk/onboarding';

/** Returns the nearest visible step before or after one; undefined if there is none. */
export function stepBeside(
  step: Step,
  direction: 'before' | 'after',
  given: readonly Step[],
): Step | undefined {
  const shown = steps.filter((each) => !given.includes(each));
  return direction === 'before'
    ? shown.findLast((each) => each < step)
    : shown.find((each) => each > step);
}
