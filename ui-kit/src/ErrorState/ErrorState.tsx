import { EmptyState } from '../EmptyState/index.ts';
import type { EmptyStateProps } from '../EmptyState/index.ts';

export type ErrorStateProps = EmptyStateProps;

/** Something did not work: what, and the way on (usually 'Try again'). Read out when it appears. */
export function ErrorState(props: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState {...props} />
    </div>
  );
}
