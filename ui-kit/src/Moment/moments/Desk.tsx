import * as styles from '../../Scene/Scene.module.css';

/** A laptop under a parasol. */
export function Desk() {
  return (
    <>
      <path className={styles.shadeLine} strokeWidth="11" d="m540 440-20-282" />
      <path className={styles.fire} d="M396 252c4-76 56-112 122-118 68 0 118 34 132 104Z" />
      <path className={styles.paper} d="M468 247c-2-60 20-98 50-113 38 10 62 44 64 108Z" />
      <path className={styles.shadeLine} strokeWidth="13" d="M244 372v68M456 372v68" />
      <rect className={styles.shade} x="212" y="350" width="276" height="26" rx="10" />
      <path className={styles.ink} d="M282 236h138q12 0 12 12v94H270v-94q0-12 12-12Z" />
      <rect className={styles.paper} x="282" y="248" width="138" height="84" rx="4" />
      <path className={styles.leafLine} strokeWidth="8" d="M300 314l26-26 24 16 40-42" />
      <path className={styles.ink} d="M252 342h198q6 0 6 6t-6 6H252q-6 0-6-6t6-6Z" />
      <path className={styles.paper} d="M222 306h34v34q0 8-8 8h-18q-8 0-8-8Z" />
      <path
        className={styles.lightLine}
        strokeWidth="6"
        opacity="0.8"
        d="M238 296c-8-10 8-16 0-26"
      />
    </>
  );
}
