import * as styles from '../../Scene/Scene.module.css';

/** Rolled mats and a bottle. */
export function Mats() {
  return (
    <>
      <circle className={styles.leaf} cx="306" cy="384" r="58" />
      <circle className={styles.fire} cx="426" cy="384" r="58" />
      <circle className={styles.plain} cx="366" cy="282" r="58" />
      <g className={styles.lightLine} strokeWidth="7">
        <path d="M306 384a12 12 0 0 1 24 0 26 26 0 0 1-50 0 38 38 0 0 1 64-26" />
        <path d="M426 384a12 12 0 0 1 24 0 26 26 0 0 1-50 0 38 38 0 0 1 64-26" />
        <path d="M366 282a12 12 0 0 1 24 0 26 26 0 0 1-50 0 38 38 0 0 1 64-26" />
      </g>
      <path
        className={styles.paper}
        d="M512 258h44v18l12 22v132q0 12-12 12h-44q-12 0-12-12V298l12-22Z"
      />
      <rect className={styles.ink} x="510" y="236" width="48" height="28" rx="8" />
      <path className={styles.fire} d="M500 334h68v44h-68Z" />
    </>
  );
}
