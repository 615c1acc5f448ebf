import * as styles from '../../Scene/Scene.module.css';

/** Three surfboards in the sand. */
export function Boards() {
  return (
    <>
      <g transform="rotate(-7 306 440)">
        <path className={styles.paper} d="M306 148c40 60 44 200 22 292h-44c-22-92-18-232 22-292Z" />
        <path className={styles.fire} d="M270 286h72v34h-72Z" />
      </g>
      <path className={styles.fire} d="M400 128c44 64 48 216 24 312h-48c-24-96-20-248 24-312Z" />
      <path className={styles.lightLine} strokeWidth="9" d="M400 164v260" />
      <g transform="rotate(8 494 440)">
        <path className={styles.leaf} d="M494 156c38 58 42 194 20 284h-40c-22-90-18-226 20-284Z" />
        <path className={styles.light} d="M460 236h68v20h-68ZM460 268h68v20h-68Z" />
      </g>
      <path className={styles.shade} d="M200 446c50-34 120-42 200-42s150 8 200 42q-200 26-400 0Z" />
    </>
  );
}
