import type { GroupAnswer } from '@emberite/contract/groupFields';
import { useState } from 'react';

/** Where an answer is being sent: to this evening, or to another one. */
export type Sending = 'here' | 'elsewhere' | null;

/**
 * The buttons of answers. While one is sent, its own button says so, and all others wait.
 *
 * @param first the answer that is taken to be sent if none was given here
 */
export function useAnswers(
  first: GroupAnswer,
  sending: Sending,
  onAnswer: (answer: GroupAnswer) => void,
) {
  const [given, setGiven] = useState(first);
  return (answer: GroupAnswer) => ({
    busy: sending === 'here' && given === answer ? 'Sending...' : undefined,
    'aria-disabled': sending ? true : undefined,
    onClick() {
      if (sending) return;
      setGiven(answer);
      onAnswer(answer);
    },
  });
}
