import { EmptyState } from '../EmptyState/index.ts';
import type { EmptyStateProps } from '../EmptyState/index.ts';

export type ErrorStateProps = EmptyStateProps;

/** Says what failed and offers a next step (usually 'Try again'). Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState {...props} />
    </div>
  );
}
