import { Failure } from '@emberite/ui-kit/Failure';
import type { FailureProps } from '@emberite/ui-kit/Failure';
import * as styles from './FailureLine.module.css';

/** A {@link Failure} on a line of its own in a row that wraps. */
export const FailureLine = (failure: FailureProps) =>
  failure.of.status === 'failed' && (
    <div className={styles.failure}>
      <Failure {...failure} />
    </div>
  );
