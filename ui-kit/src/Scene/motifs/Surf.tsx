import * as styles from '../Scene.module.css';

/** A breaking wave and a board. */
export function Surf() {
  return (
    <>
      <path
        className={styles.middle}
        d="M0 500V420c60-10 120-6 170-30 70-34 84-130 172-166 84-34 182 2 184 84 0 50-44 78-84 66 22-10 32-30 26-50-10-34-66-36-92 2-30 44-6 84 66 92 130 12 230-20 358 0v82Z"
      />
      <path
        className={styles.paperLine}
        strokeWidth="13"
        d="M196 380c54-36 76-118 150-146 76-28 168 0 172 70 0 40-34 62-66 58"
      />
      <path
        className={styles.paperLine}
        strokeWidth="7"
        opacity="0.6"
        d="M240 402c42-34 58-92 104-124M286 416c24-24 36-54 60-78"
      />
      <g transform="rotate(14 594 330)">
        <path className={styles.fire} d="M594 176c40 50 44 210 14 282h-28c-30-72-26-232 14-282Z" />
        <path className={styles.paperLine} strokeWidth="8" d="M594 214v236" />
        <path className={styles.light} d="M568 300h52l2 30h-56Z" />
      </g>
      <path
        className={styles.near}
        d="M0 500v-50c70-22 130 14 210 2s120-20 200 0 130 10 200-4 130-14 190 4v48Z"
      />
      <path
        className={styles.paperLine}
        strokeWidth="6"
        opacity="0.5"
        d="M120 472q40-14 80 0t80 0M440 476q40-14 80 0t80 0"
      />
    </>
  );
}
