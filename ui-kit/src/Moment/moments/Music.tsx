import * as styles from '../../Scene/Scene.module.css';

/** A record player and dancing shoes. */
export function Music() {
  return (
    <>
      <path
        className={styles.plain}
        d="M238 350h236q12 0 12 12v66q0 12-12 12H238q-12 0-12-12v-66q0-12 12-12Z"
      />
      <path className={styles.shade} d="M226 366q0-16 16-16h228q16 0 16 16v8H226Z" />
      <circle className={styles.ink} cx="338" cy="276" r="88" />
      <circle className={styles.fire} cx="338" cy="276" r="32" />
      <circle className={styles.paper} cx="338" cy="276" r="7" />
      <path
        className={styles.paperLine}
        strokeWidth="4"
        opacity="0.35"
        d="M278 276a60 60 0 0 1 60-60M398 276a60 60 0 0 1-60 60"
      />
      <path className={styles.paperLine} strokeWidth="9" d="m458 348-4-84-58 6" />
      <circle className={styles.light} cx="262" cy="408" r="14" />
      <circle className={styles.light} cx="304" cy="408" r="14" />
      <path className={styles.fireLine} strokeWidth="9" d="M502 252v-82l60-14v82" />
      <ellipse className={styles.fire} cx="488" cy="254" rx="18" ry="14" />
      <ellipse className={styles.fire} cx="548" cy="240" rx="18" ry="14" />
      <path className={styles.fire} d="M504 424q-6-44 6-62l26 12q12 28 54 32 14 4 14 18v16H504Z" />
      <path className={styles.ink} d="M504 424h100v10q0 6-6 6h-42l-28-6v6h-24Z" />
    </>
  );
}
