/** A step of a form that has five. */
export type Step = 0 | 1 | 2 | 3 | 4;

/** All steps in order. */
export const steps: readonly Step[] = [0, 1, 2, 3, 4];
