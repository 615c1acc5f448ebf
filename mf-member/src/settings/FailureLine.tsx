import type { Progress } from '@emberite/sdk/action';
import { Message } from '@emberite/ui-kit/Message';
import * as styles from './FailureLine.module.css';

/** Why an action failed, if it did, on a line of its own in what wraps. */
export function FailureLine({ of, title }: { of: Progress; title: string }) {
  return (
    of.status === 'failed' && (
      <div className={styles.failure}>
        <Message tone="danger" title={title} remedy={of.remedy}>
          {of.message}
        </Message>
      </div>
    )
  );
}
