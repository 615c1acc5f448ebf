import { classes } from '@emberite/ui-kit/classes';
import * as styles from './PunchCard.module.css';

const own = 10;
const friends = 5;

/**
 * A decorative drawing of the punch card: ten punches for the member in ember, five for friends in
 * pine.
 */
export function PunchCard() {
  return (
    <svg className={styles.card} viewBox="0 0 240 150" aria-hidden="true">
      <rect className={styles.paper} width="240" height="150" rx="16" />
      {Array.from({ length: own + friends }, (_, index) => (
        <circle
          key={index}
          className={classes(styles.hole, index < own ? styles.own : styles.friends)}
          cx={40 + (index % 5) * 40}
          cy={35 + Math.floor(index / 5) * 40}
          r="12"
        />
      ))}
    </svg>
  );
}
