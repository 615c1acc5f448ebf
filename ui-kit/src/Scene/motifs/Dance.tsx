import * as styles from '../Scene.module.css';
import { Head } from './Head.tsx';

/** Two dancers in a turn. */
export function Dance() {
  return (
    <>
      <g className={styles.inkLine} strokeWidth="17">
        <path d="m352 376-4 56-16 4M384 376l18 54 16 2" />
        <path d="m450 310-14 58-4 66-16 2M470 310l22 56 14 64 18 4" />
      </g>
      <path
        className={styles.fire}
        d="M334 232q20-14 40 0l6 52c10 40 32 62 44 92-36 22-84 24-122 8 22-30 34-66 30-104Z"
      />
      <path className={styles.paper} d="M436 222q26-14 44 2l2 92q-26 10-50 0Z" />
      <g strokeWidth="15">
        <path className={styles.fireLine} d="m368 236 20-30 14-42" />
        <path className={styles.paperLine} d="m440 230-22-30-16-36" />
        <path className={styles.fireLine} d="m340 240-34 22-22-20" />
        <path className={styles.paperLine} d="m474 232 30 30 30-14" />
      </g>
      <Head x={354} y={194} size={25} skin="skinFair" hair="long" />
      <Head x={458} y={184} size={25} skin="skinDeep" hair="short" turn />
    </>
  );
}
