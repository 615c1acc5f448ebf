import type { Progress } from '@emberite/sdk/action';
import { Message } from '@emberite/ui-kit/Message';
import * as styles from './FailureLine.module.css';

/** Why an action failed, on a line of its own in a row that wraps. Shows nothing unless it failed. */
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
