import * as styles from '../../Scene/Scene.module.css';
import { Standing } from '../../Scene/motifs/Standing.tsx';

/** Somebody adds a note to a board of ideas. */
export function Notes() {
  return (
    <>
      <path className={styles.shadeLine} strokeWidth="13" d="m264 340-18 100M440 340l18 100" />
      <rect className={styles.shade} x="216" y="150" width="272" height="206" rx="12" />
      <rect className={styles.paper} x="230" y="164" width="244" height="178" rx="6" />
      <path className={styles.fire} d="M254 186h52v48h-52ZM402 262h52v48h-52Z" />
      <path className={styles.leaf} d="M328 190h52v48h-52ZM256 268h52v48h-52Z" />
      <path className={styles.light} d="M402 184h52v48h-52ZM330 270h52v48h-52Z" />
      <path
        className={styles.inkLine}
        strokeWidth="5"
        opacity="0.6"
        d="M264 202h30M264 216h20M338 206h30M412 200h30M412 214h18M266 286h30M340 286h30M340 300h20M412 278h30"
      />
      <Standing
        x={536}
        coat="fire"
        skin="skinDeep"
        hair="bun"
        arms="M-22-194l-10 52 30 40M22-194l42-28 26-30"
        turn
      />
    </>
  );
}
