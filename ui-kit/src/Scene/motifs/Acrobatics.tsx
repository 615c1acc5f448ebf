import * as styles from '../Scene.module.css';
import { Head } from './Head.tsx';

/** One person lifts another. */
export function Acrobatics() {
  return (
    <>
      <g className={styles.inkLine} strokeWidth="21">
        <path d="m430 436 6-74-24-64M436 436l28-70-14-66" />
      </g>
      <path className={styles.paperLine} strokeWidth="42" d="M332 432h92" />
      <path className={styles.paperLine} strokeWidth="15" d="m326 420 8-58-4-46" />
      <g transform="rotate(-90 282 428)">
        <Head x={282} y={428} size={25} skin="skinDeep" hair="short" />
      </g>
      <g className={styles.inkLine} strokeWidth="20">
        <path d="m446 276 74-22 72-34M446 284l78-6 76-14" />
      </g>
      <path className={styles.fireLine} strokeWidth="40" d="m356 268 84 8" />
      <path className={styles.fireLine} strokeWidth="14" d="m350 270-20 44" />
      <path className={styles.fireLine} strokeWidth="14" d="m350 258-44-38-40-6" />
      <Head x={312} y={256} size={25} skin="skinFair" hair="bun" turn />
    </>
  );
}
