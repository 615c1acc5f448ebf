import * as styles from '../Scene.module.css';
import { Head } from './Head.tsx';

/** A canoe going downstream. */
export function Adventure() {
  return (
    <>
      <path className={styles.middle} d="M0 500V388q400-26 800 0v112Z" />
      <path className={styles.light} opacity="0.4" d="M330 384h140l60 116H270Z" />
      <path className={styles.shadeLine} strokeWidth="9" d="m300 254 22 172M506 268l26 156" />
      <path
        className={styles.shade}
        d="m314 412 20-2 8 56q-12 10-24 2ZM522 410l20-4 14 56q-12 10-24 2Z"
      />
      <path className={styles.fire} d="M318 296q28-16 46 4l10 84h-62Z" />
      <path className={styles.paper} d="M450 300q26-16 46 4l8 80h-60Z" />
      <path className={styles.fireLine} strokeWidth="15" d="m326 306-16 34M346 306l-36-34" />
      <path className={styles.paperLine} strokeWidth="15" d="m486 308 32 34M476 306l34-22" />
      <Head x={342} y={260} size={25} skin="skinDeep" hair="bun" />
      <Head x={472} y={264} size={25} skin="skin" hair="short" />
      <path
        className={styles.ink}
        d="M204 352c10 4 20 22 40 26 100 16 212 16 312 0 20-4 30-22 40-26 4 54-24 90-72 94-80 8-168 8-248 0-48-4-76-40-72-94Z"
      />
      <path className={styles.fireLine} strokeWidth="8" d="M230 402c110 18 230 18 340 0" />
      <g className={styles.paperLine} strokeWidth="7" opacity="0.55">
        <path d="M150 466q34-12 68 0t68 0M430 480q34-12 68 0t68 0M600 446q30-10 60 0" />
      </g>
    </>
  );
}
