import * as styles from '../Scene.module.css';

/** A fire on crossed logs. It stands at (800, 930). */
export function Campfire() {
  return (
    <>
      <path
        className={styles.fire}
        d="M803 766c11 40 58 58 56 102 0 30-26 46-59 46s-59-16-59-46c0-26 18-36 28-58 11 8 17 16 20 28 10-22 14-44 14-72Z"
      />
      <path
        className={styles.light}
        d="M805 832c6 20 28 30 28 52 0 18-14 26-31 26s-31-10-31-26c0-16 12-22 16-34 5 5 7 8 8 12 6-8 10-18 10-30Z"
      />
      <path className={styles.inkLine} strokeWidth="16" d="m744 922 116-18M860 922l-116-18" />
    </>
  );
}
