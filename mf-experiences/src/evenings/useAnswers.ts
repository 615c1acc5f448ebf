import type { GroupAnswer } from '@emberite/contract/groupFields';
import { useState } from 'react';

/**
 * The buttons of answers to evenings, by the evening's id. While one is sent, its own button says so, and all others wait.
 *
 * @param first the answer that is taken to be sent if none was given here
 */
export function useAnswers(
  first: GroupAnswer,
  isSending: boolean,
  onAnswer: (id: string, answer: GroupAnswer) => void,
) {
  const [given, setGiven] = useState<{ id?: string; answer: GroupAnswer }>({ answer: first });
  return (id: string, answer: GroupAnswer) => ({
    busy:
      isSending && given.answer === answer && (given.id ?? id) === id ? 'Sending...' : undefined,
    'aria-disabled': isSending ? true : undefined,
    onClick() {
      if (isSending) return;
      setGiven({ id, answer });
      onAnswer(id, answer);
    },
  });
}
