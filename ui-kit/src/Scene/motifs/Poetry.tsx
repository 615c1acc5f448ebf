import * as styles from '../Scene.module.css';

/** An open book and a feather. */
export function Poetry() {
  return (
    // The whole book is visible, even in a tall frame.
    <g transform="translate(400 440) scale(0.8) translate(-400 -440)">
      <path
        className={styles.ink}
        d="M206 300q0-14 14-14h360q14 0 14 14v140q0 14-14 14H424q-24 14-48 0H220q-14 0-14-14Z"
      />
      <path className={styles.paper} d="M400 302c-40-34-110-42-176-30v152c66-12 136-4 176 26Z" />
      <path className={styles.paper} d="M400 302c40-34 110-42 176-30v152c-66-12-136-4-176 26Z" />
      <path
        className={styles.shade}
        d="M400 302c-12-10-26-18-42-22v150c16 4 30 10 42 20Z"
        opacity="0.55"
      />
      <g className={styles.shadeLine} strokeWidth="8">
        <path d="M252 306q40-4 76 4M252 336q40-4 76 4M252 366q40-4 60 2" />
        <path d="M446 340q30-10 60-10M446 370q40-10 90-8M446 400q30-8 60-6" />
      </g>
      <path className={styles.fire} d="M466 322c-14-80 26-174 128-206 6 92-38 168-112 192Z" />
      <path className={styles.lightLine} strokeWidth="7" d="M448 352c20-74 60-140 118-200" />
      <path
        className={styles.lightLine}
        strokeWidth="5"
        d="m492 262-4-38M492 262l42-2M526 210l-4-32M526 210l36-4"
      />
      <path className={styles.inkLine} strokeWidth="8" d="m440 372 10-26" />
    </g>
  );
}
