import * as styles from '../../Scene/Scene.module.css';
import { Standing } from '../../Scene/motifs/Standing.tsx';

/** One person stands on the shoulders of another. */
export function Tower() {
  return (
    <>
      <path className={styles.shade} d="M290 436h220q10 0 10 9t-10 9H290q-10 0-10-9t10-9Z" />
      <Standing
        x={400}
        y={294}
        size={0.72}
        coat="fire"
        skin="skinFair"
        hair="bun"
        arms="M-22-194l-48-18-46-30M22-194l48-18 46-30"
        legs="M-11-116l-8 56-6 52M11-116l8 56 6 52"
      />
      <Standing
        x={400}
        size={0.8}
        coat="paper"
        skin="skinDeep"
        hair="short"
        arms="M-22-194l-28 4-2-38 22-18M22-194l28 4 2-38-22-18"
        legs="M-11-116l-14 58-10 56h-10M11-116l14 58 10 56h12"
      />
    </>
  );
}
