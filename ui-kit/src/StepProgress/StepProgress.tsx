import { classes } from '../classes/index.ts';
import * as styles from './StepProgress.module.css';

export interface StepProgressProps {
  /** The index of the current step, from 0. */
  current: number;
  total: number;
  /** The same as text, e.g. 'Step 2 of 5'. */
  label: string;
}

/** One bar for each step of a multi-step form. */
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
