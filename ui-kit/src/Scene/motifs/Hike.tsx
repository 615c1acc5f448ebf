import * as styles from '../Scene.module.css';
import { Head } from './Head.tsx';

/** Two hikers going uphill. */
export function Hike() {
  return (
    <>
      <path
        className={styles.paper}
        opacity="0.9"
        d="M500 500c-10-30 62-40 50-66s-74-22-70-42 48-18 44-34c-3-10-18-14-14-26 10 10 30 12 32 26 4 20-34 22-34 34 0 16 86 14 94 44 6 26-32 38-30 64Z"
      />
      <g className={styles.inkLine} strokeWidth="19">
        <path d="m330 344 22 44-4 56 16 2M324 344l-24 46-20 50 14 6" />
      </g>
      <path className={styles.fire} d="M270 262q-14 6-14 26v34q0 20 16 20h34v-84Z" />
      <path className={styles.paper} d="M302 258q26-12 42 4l2 86q-20 10-44 2Z" />
      <path className={styles.paperLine} strokeWidth="14" d="m336 272 18 34 26-6" />
      <path className={styles.shadeLine} strokeWidth="7" d="m382 292 14 150" />
      <Head x={328} y={226} size={25} skin="skin" hair="short" />
      <path className={styles.fire} d="M302 216q8-28 34-22 18 4 18 20l14 4q-34 6-66-2Z" />
      <g className={styles.inkLine} strokeWidth="15">
        <path d="m462 352 16 34-2 44 12 2M456 352l-18 36-16 38 12 6" />
      </g>
      <path className={styles.leaf} d="M416 290q-10 4-10 20v26q0 14 12 14h26v-62Z" />
      <path className={styles.light} d="M440 286q20-8 32 4l2 64q-16 8-34 2Z" />
      <path className={styles.lightLine} strokeWidth="11" d="m466 298 14 26 20-4" />
      <path className={styles.shadeLine} strokeWidth="6" d="m502 312 10 118" />
      <Head x={460} y={260} size={20} skin="skinFair" hair="bun" />
    </>
  );
}
