import * as styles from '../../Scene/Scene.module.css';

/** A table full of ingredients. */
export function Ingredients() {
  return (
    <>
      <path className={styles.shadeLine} strokeWidth="17" d="M256 384v56M544 384v56" />
      <rect className={styles.shade} x="196" y="360" width="408" height="28" rx="10" />
      <path className={styles.leaf} d="M232 358v-96l12-24v-52h28v52l12 24v96Z" />
      <rect className={styles.light} x="232" y="286" width="52" height="44" />
      <circle className={styles.fire} cx="346" cy="276" r="26" />
      <circle className={styles.fire} cx="396" cy="266" r="28" />
      <circle className={styles.light} cx="444" cy="278" r="24" />
      <path
        className={styles.leafLine}
        strokeWidth="7"
        d="M396 240q4-14 16-18M346 252q2-12 12-16"
      />
      <path className={styles.paper} d="M302 282h188q0 76-62 76h-64q-62 0-62-76Z" />
      <path className={styles.fireLine} strokeWidth="7" d="M312 306q84 22 168 0" />
      <path className={styles.plain} d="M506 306h80l-10 52h-60Z" />
      <path
        className={styles.leaf}
        d="M546 308c-40-10-54-50-40-84 24 12 36 32 38 52 0-36 14-66 42-80 16 46-2 92-40 112Z"
      />
    </>
  );
}
