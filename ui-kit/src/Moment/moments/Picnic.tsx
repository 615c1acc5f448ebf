import * as styles from '../../Scene/Scene.module.css';

/** A basket on a blanket. */
export function Picnic() {
  return (
    <>
      <path className={styles.fire} d="m236 452 62-58h204l62 58Z" />
      <path
        className={styles.paperLine}
        strokeWidth="9"
        d="m300 450 40-54M400 450v-54M500 450l-40-54"
      />
      <path className={styles.shadeLine} strokeWidth="13" d="M318 336c0-96 132-96 132 0" />
      <path className={styles.shade} d="M296 328h176l-16 92q-2 10-12 10H324q-10 0-12-10Z" />
      <path className={styles.plain} d="M288 318h192q8 0 8 9t-8 9H288q-8 0-8-9t8-9Z" />
      <path
        className={styles.plain}
        d="M306 362h156l-2 14H308ZM312 392h144l-3 14H315Z"
        opacity="0.6"
      />
      <path className={styles.leaf} d="M500 424v-74l8-18v-36h18v36l8 18v74q0 6-6 6h-22q-6 0-6-6Z" />
      <path className={styles.paper} d="M500 366h34v32h-34Z" />
      <circle className={styles.fire} cx="270" cy="412" r="18" />
      <circle className={styles.light} cx="298" cy="424" r="14" />
    </>
  );
}
