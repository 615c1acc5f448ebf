import * as styles from '../../Scene/Scene.module.css';

/** Candles, a cup and an open notebook. */
export function Candles() {
  return (
    <>
      <path className={styles.shadeLine} strokeWidth="17" d="M256 392v48M544 392v48" />
      <rect className={styles.plain} x="196" y="368" width="408" height="28" rx="10" />
      <path className={styles.leaf} d="M232 266h40v102h-40Z" />
      <path className={styles.ink} d="M286 222h44v146h-44Z" />
      <path
        className={styles.fire}
        d="M252 206c8 16 16 24 16 36 0 10-8 16-16 16s-16-6-16-16c0-12 8-20 16-36Z"
      />
      <path
        className={styles.fire}
        d="M308 162c8 16 16 24 16 36 0 10-8 16-16 16s-16-6-16-16c0-12 8-20 16-36Z"
      />
      <path className={styles.inkLine} strokeWidth="4" d="M252 262v8M308 218v8" />
      <path
        className={styles.paper}
        d="M430 366c-22-20-52-24-80-18l-8-76c30-8 64-2 88 18 24-20 58-26 88-18l-8 76c-28-6-58-2-80 18Z"
      />
      <path
        className={styles.shadeLine}
        strokeWidth="6"
        d="M360 298q26-4 48 6M364 322q24-4 44 6M452 304q22-10 46-6M452 328q20-10 42-6"
      />
      <path className={styles.fireLine} strokeWidth="8" d="m494 346 44-84" />
      <path className={styles.paperLine} strokeWidth="10" d="M588 318q18 0 16 14t-18 14" />
      <path className={styles.fire} d="M534 304h54v50q0 14-14 14h-26q-14 0-14-14Z" />
    </>
  );
}
