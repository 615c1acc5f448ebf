import * as styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  /** The bar's name for screen readers. */
  label: string;
}

/** A progress bar. */
export function ProgressBar({ percent, label }: ProgressBarProps) {
  return <progress className={styles.bar} value={percent} max={100} aria-label={label} />;
}
