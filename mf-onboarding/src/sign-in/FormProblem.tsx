import { Message } from '@emberite/ui-kit/Message';
import type { Problem } from './problem.ts';

/** What went wrong with a form as a whole, read out when it appears. */
export function FormProblem({ problem }: { problem: Problem | null }) {
  if (problem?.at !== 'form') return null;
  return (
    <Message tone="danger" title={problem.message}>
      {problem.detail}
    </Message>
  );
}
