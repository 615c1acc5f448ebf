import * as styles from '../Scene.module.css';
import { Head } from './Head.tsx';
import type { HeadProps } from './Head.tsx';

interface SittingProps extends Pick<HeadProps, 'skin' | 'hair'> {
  x: number;
  y: number;
  coat: string;
  /** Looks to the left instead of the right. */
  turn?: boolean;
}

/** Someone sitting on the ground, arms round the knees, seen from the side. */
function Sitting({ x, y, coat, turn, skin, hair }: SittingProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${turn ? -0.82 : 0.82} 0.82)`}>
      <path className={styles.inkLine} strokeWidth="22" d="M-44-12H0l16-30 14 42h12" />
      <path className={coat} d="M-72 0c-8-44 0-96 32-96s36 34 34 60l-4 36Z" />
      <path className={coat} d="M-36-80c22-2 28 14 44 32l20 0q8 10-2 18l-32 0Z" />
      <Head x={-36} y={-120} size={25} skin={skin} hair={hair} />
    </g>
  );
}

/** The fire and the people round it. */
export function Fireside() {
  return (
    <>
      <Sitting x={672} y={896} coat={styles.leaf} skin="skin" hair="bun" />
      <Sitting x={928} y={896} coat={styles.paper} skin="skinDeep" hair="short" turn />
      <Sitting x={480} y={916} coat={styles.plain} skin="skinFair" hair="short" />
      <Sitting x={1120} y={916} coat={styles.plain} skin="skinFair" hair="long" turn />
      <path
        className={styles.fire}
        d="M803 766c11 40 58 58 56 102 0 30-26 46-59 46s-59-16-59-46c0-26 18-36 28-58 11 8 17 16 20 28 10-22 14-44 14-72Z"
      />
      <path
        className={styles.light}
        d="M805 832c6 20 28 30 28 52 0 18-14 26-31 26s-31-10-31-26c0-16 12-22 16-34 5 5 7 8 8 12 6-8 10-18 10-30Z"
      />
      <path className={styles.inkLine} strokeWidth="16" d="m744 922 116-18M860 922l-116-18" />
      <Sitting x={588} y={938} coat={styles.fire} skin="skinDeep" hair="long" />
      <Sitting x={1012} y={938} coat={styles.shade} skin="skin" hair="short" turn />
    </>
  );
}
