import type { Progress } from '@emberite/sdk/action';
import { Button } from '@emberite/ui-kit/Button';
import { Message } from '@emberite/ui-kit/Message';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';

export interface ListLoadingProps {
  /** What the list has, e.g. 'passkeys'. */
  of: string;
  progress: Progress;
  /** Whether there is a list to show already. */
  isLoaded: boolean;
  onLoad: () => void;
}

/** Says above a member's list that it is being loaded, or why it could not be. */
export function ListLoading({ of, progress, isLoaded, onLoad }: ListLoadingProps) {
  if (progress.status === 'failed') {
    return (
      <Message
        tone="danger"
        title={`We could not load your ${of}.`}
        action={
          <Button variant="secondary" size="small" onClick={onLoad}>
            Try again
          </Button>
        }
      >
        {progress.message}
      </Message>
    );
  }
  if (isLoaded) return null;
  return (
    <SkeletonGroup label={`Loading your ${of}`}>
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}
