import * as styles from '../../Scene/Scene.module.css';

/** Paddles and life jackets at a canoe. */
export function Paddles() {
  return (
    <>
      <path className={styles.shadeLine} strokeWidth="10" d="m282 436 40-214M534 436l-50-220" />
      <path
        className={styles.shade}
        d="M314 226q-8-48 14-62 22 18 12 64ZM472 220q-14-46 8-62 24 14 16 62Z"
      />
      <path className={styles.ink} d="M206 440c20-92 110-118 194-118s174 26 194 118Z" />
      <path
        className={styles.fireLine}
        strokeWidth="9"
        d="M236 412c40-52 100-66 164-66s124 14 164 66"
      />
      <path
        className={styles.fire}
        d="M306 366h20q12 34 24 0h20q14 16 8 40l4 40H294l4-40q-6-24 8-40Z"
      />
      <path className={styles.inkLine} strokeWidth="5" d="M338 390v54" />
      <path className={styles.paperLine} strokeWidth="7" d="M300 410h76M298 430h80" />
      <path
        className={styles.light}
        d="M430 366h20q12 34 24 0h20q14 16 8 40l4 40h-88l4-40q-6-24 8-40Z"
      />
      <path className={styles.inkLine} strokeWidth="5" d="M462 390v54" />
      <path className={styles.leafLine} strokeWidth="7" d="M424 410h76M422 430h80" />
    </>
  );
}
