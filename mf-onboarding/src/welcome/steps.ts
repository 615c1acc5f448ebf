/** Invite code, location, open to romantic, sex, age. */
export type Step = 0 | 1 | 2 | 3 | 4;

/** All steps in order. */
export const steps: readonly Step[] = [0, 1, 2, 3, 4];

/** Whether a stored value is a step. */
export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value);
}

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
