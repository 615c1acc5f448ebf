import { Button } from '@emberite/ui-kit/Button';
import { Message } from '@emberite/ui-kit/Message';

/** Says that it is unknown which videos the member has. The rest of the journey works without. */
export function VideosFailed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <Message
      tone="danger"
      title="We could not load your videos"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {reason}
    </Message>
  );
}
