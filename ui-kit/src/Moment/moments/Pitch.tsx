import * as styles from '../../Scene/Scene.module.css';
import { Standing } from '../../Scene/motifs/Standing.tsx';

/** Somebody shows a chart to a small audience. */
export function Pitch() {
  return (
    <>
      <rect className={styles.ink} x="330" y="136" width="244" height="164" rx="14" />
      <rect className={styles.paper} x="342" y="148" width="220" height="140" rx="6" />
      <path className={styles.leaf} d="M372 228h30v44h-30Z" />
      <path className={styles.light} d="M422 206h30v66h-30Z" />
      <path className={styles.fire} d="M472 176h30v96h-30Z" />
      <path className={styles.inkLine} strokeWidth="6" d="M360 274h184" />
      <path className={styles.shadeLine} strokeWidth="12" d="M452 300v100" />
      <Standing
        x={270}
        coat="paper"
        skin="skin"
        hair="short"
        arms="M-22-194l-16 50 6 50M22-194l38-22 34-20"
      />
      <path className={styles.leaf} d="M352 432c-4-48 14-62 38-62s42 14 38 62Z" />
      <path className={styles.fire} d="M460 432c-4-48 14-62 38-62s42 14 38 62Z" />
      <circle className={styles.ink} cx="390" cy="344" r="26" />
      <circle className={styles.plain} cx="498" cy="344" r="26" />
      <rect className={styles.shade} x="334" y="418" width="220" height="26" rx="8" />
    </>
  );
}
