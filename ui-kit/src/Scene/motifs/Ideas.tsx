import * as styles from '../Scene.module.css';

/** A browser window with an idea in it. */
export function Ideas() {
  return (
    <>
      <path className={styles.ink} d="M340 430h120l20 30H320Z" />
      <rect className={styles.ink} x="236" y="168" width="328" height="264" rx="26" />
      <path className={styles.paper} d="M250 222h300v180q0 16-16 16H266q-16 0-16-16Z" />
      <circle className={styles.fire} cx="268" cy="195" r="9" />
      <circle className={styles.light} cx="296" cy="195" r="9" />
      <circle className={styles.leaf} cx="324" cy="195" r="9" />
      <path
        className={styles.fire}
        d="M400 240c38 0 62 28 62 60 0 24-14 36-24 50-6 8-6 16-10 16h-56c-4 0-4-8-10-16-10-14-24-26-24-50 0-32 24-60 62-60Z"
      />
      <path
        className={styles.lightLine}
        strokeWidth="9"
        d="M384 352v-30l-16-16M416 352v-30l16-16M384 322h32"
      />
      <rect className={styles.ink} x="372" y="372" width="56" height="12" rx="6" />
      <rect className={styles.ink} x="380" y="390" width="40" height="12" rx="6" />
      <g className={styles.shadeLine} strokeWidth="11">
        <path d="m312 274-28 34 28 34M488 274l28 34-28 34" />
      </g>
      <g className={styles.lightLine} strokeWidth="10">
        <path d="M400 142v-34M484 148l18-30M316 148l-18-30" />
      </g>
    </>
  );
}
