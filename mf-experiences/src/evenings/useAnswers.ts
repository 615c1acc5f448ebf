import type { GroupAnswer } from '@emberite/contract/groupFields';
import type { Progress } from '@emberite/sdk/action';
import { useState } from 'react';

/**
 * The buttons of answers to evenings, by the evening's id, and which answer was given last. While one is sent, its own
 * button says so, and all others wait.
 *
 * @param first the answer that is taken to be sent if none was given here
 */
export function useAnswers(
  first: GroupAnswer,
  answering: Progress,
  onAnswer: (id: string, answer: GroupAnswer) => void,
) {
  const [given, setGiven] = useState<{ id?: string; answer: GroupAnswer }>({ answer: first });
  const isSending = answering.status === 'busy';
  const buttonOf = (id: string, answer: GroupAnswer) => ({
    busy:
      isSending && given.answer === answer && (given.id ?? id) === id ? 'Sending...' : undefined,
    'aria-disabled': isSending ? true : undefined,
    onClick() {
      if (isSending) return;
      setGiven({ id, answer });
      onAnswer(id, answer);
    },
  });
  return { given, buttonOf };
}
