import { classes } from '../classes/index.ts';
import * as styles from './CountdownRing.module.css';

export interface CountdownRingProps {
  /** Seconds left. */
  left: number;
  /** Seconds at the start. */
  total: number;
  /** What is counted, for screen readers: 'Seconds left'. The number is appended. */
  label: string;
  size?: 'medium' | 'large';
}

/** The remaining part of the ring, in percent of its length. */
function remaining(left: number, total: number): number {
  if (total <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, left / total)) * 100);
}

/**
 * A countdown in seconds: a number in a shrinking ring. It is not a live region; announce it
 * elsewhere, and rarely.
 */
export function CountdownRing({ left, total, label, size = 'medium' }: CountdownRingProps) {
  const part = remaining(left, total);
  return (
    <span
      className={classes(styles.ring, styles[size])}
      role="timer"
      aria-live="off"
      aria-label={`${label}: ${left}`}
    >
      <svg className={styles.picture} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles.track} cx="20" cy="20" r="17" />
        <circle
          className={styles.part}
          cx="20"
          cy="20"
          r="17"
          pathLength={100}
          // A round cap would leave a dot at zero.
          strokeLinecap={part === 0 ? 'butt' : 'round'}
          strokeDasharray={`${part} 100`}
        />
      </svg>
      <span className={styles.number} aria-hidden="true">
        {left}
      </span>
    </span>
  );
}
