import * as styles from '../../Scene/Scene.module.css';
import { Standing } from '../../Scene/motifs/Standing.tsx';

/** Somebody reads at a microphone. */
export function Stage() {
  return (
    <>
      <path className={styles.plain} d="M226 432h348q10 0 10 11t-10 11H226q-10 0-10-11t10-11Z" />
      <path className={styles.inkLine} strokeWidth="8" d="M444 432V232M412 432h64" />
      <path className={styles.shade} d="M428 190h32v44q0 8-8 8h-16q-8 0-8-8Z" />
      <circle className={styles.ink} cx="444" cy="186" r="22" />
      <path
        className={styles.shadeLine}
        strokeWidth="10"
        d="m508 430 10-84M560 430l-10-84M512 396h44"
      />
      <path className={styles.shade} d="M496 330h76q8 0 8 9t-8 9h-76q-8 0-8-9t8-9Z" />
      <path className={styles.paper} d="M516 330v-40h36v40Z" />
      <path
        className={styles.fire}
        d="M534 252c6 12 12 18 12 26 0 8-6 12-12 12s-12-4-12-12c0-8 6-14 12-26Z"
      />
      <Standing
        x={336}
        y={434}
        coat="leaf"
        skin="skinFair"
        hair="long"
        arms="M-22-194l-4 52 46 10M22-194l24 46 20 8"
      />
      <path className={styles.paper} d="M346 280l36-12 30 12-2 36-28-10-34 12Z" />
    </>
  );
}
