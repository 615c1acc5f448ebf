import type { Answers } from './onboarding.ts';

/** What the fields of a step get. */
export interface StepProps {
  answers: Answers;
  /** What is wrong with one answer; undefined while nothing is. */
  errorOf: (answer: keyof Answers) => string | undefined;
  onChange: (answers: Partial<Answers>) => void;
}
