import * as styles from '../Scene.module.css';

/** A pot on the fire. */
export function Cooking() {
  return (
    <g transform="translate(0 -44)">
      <g className={styles.lightLine} strokeWidth="10" opacity="0.85">
        <path d="M350 250c-16-24 16-34 0-60M400 240c-18-28 18-40 0-72M450 250c-16-24 16-34 0-60" />
      </g>
      <path className={styles.plainLine} strokeWidth="16" d="m470 290 58-108" />
      <ellipse
        className={styles.plain}
        cx="532"
        cy="172"
        rx="18"
        ry="28"
        transform="rotate(28 532 172)"
      />
      <circle className={styles.fire} cx="352" cy="280" r="30" />
      <path className={styles.leaf} d="M394 286c-10-40 14-62 44-66 4 32-10 56-44 66Z" />
      <path
        className={styles.fire}
        d="M400 384c12 26 58 36 58 74 0 28-26 42-58 42s-58-14-58-42c0-20 16-30 26-44 8 8 12 10 16 20 8-14 16-28 16-50Z"
      />
      <path
        className={styles.light}
        d="M402 430c8 16 26 24 26 42 0 16-12 24-26 24s-26-8-26-24c0-16 18-22 26-42Z"
      />
      <path className={styles.ink} d="M290 300h220v58c0 36-24 58-58 58H348c-34 0-58-22-58-58Z" />
      <path
        className={styles.inkLine}
        strokeWidth="16"
        d="M292 324h-24q-14 0-14-16M508 324h24q14 0 14-16"
      />
      <rect className={styles.shade} x="276" y="284" width="248" height="24" rx="12" />
      <path
        className={styles.paperLine}
        strokeWidth="8"
        opacity="0.35"
        d="M316 336v20q0 26 22 34"
      />
    </g>
  );
}
