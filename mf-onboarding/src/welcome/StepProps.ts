import type { Answers } from '@emberite/sdk/onboarding';

/** The props of a step's fields. */
export interface StepProps {
  answers: Answers;
  /** Returns the error of an answer; undefined if there is none. */
  errorOf: (answer: keyof Answers) => string | undefined;
  onChange: (answers: Partial<Answers>) => void;
}
