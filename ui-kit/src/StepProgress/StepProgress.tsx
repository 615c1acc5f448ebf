import { classes } from '../classes/index.ts';
import * as styles from './StepProgress.module.css';

export interface StepProgressProps {
  /** The step one is at, counted from 0. */
  current: number;
  total: number;
  /** The same in words, e.g. 'Step 2 of 5'. */
  label: string;
}

/** One bar per step of a form with several pages. */
export function StepProgress({ current, total, label }: StepProgressProps) {
  return (
    <div className={styles.progress}>
      <progress className={styles.value} value={current + 1} max={total} aria-label={label} />
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={classes(styles.bar, index <= current && styles.reached)} />
      ))}
    </div>
  );
}
