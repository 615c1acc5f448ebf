import type { GroupAnswer } from '@emberite/contract/groupFields';
import { useState } from 'react';

/**
 * The buttons of answers. While one is sent, its own button says so, and the other one waits.
 *
 * @param first the answer that is taken to be sent if none was given here
 */
export function useAnswers(
  first: GroupAnswer,
  isBusy: boolean,
  onAnswer: (answer: GroupAnswer) => void,
) {
  const [given, setGiven] = useState(first);
  return (answer: GroupAnswer) => ({
    busy: isBusy && given === answer ? 'Sending...' : undefined,
    'aria-disabled': isBusy || undefined,
    onClick() {
      if (isBusy) return;
      setGiven(answer);
      onAnswer(answer);
    },
  });
}
