import * as styles from '../Scene.module.css';
import { Head } from './Head.tsx';
import type { HeadProps } from './Head.tsx';

export interface SittingProps extends Pick<HeadProps, 'skin' | 'hair'> {
  x: number;
  y: number;
  size: number;
  coat: string;
  /** Looks to the left instead of the right. */
  turn?: boolean;
}

/** Someone sitting on the ground, arms round the knees, seen from the side. */
export function Sitting({ x, y, size, coat, turn, skin, hair }: SittingProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${turn ? -size : size} ${size})`}>
      <path className={styles.inkLine} strokeWidth="22" d="M-44-12H0l16-30 14 42h12" />
      <path className={coat} d="M-72 0c-8-44 0-96 32-96s36 34 34 60l-4 36Z" />
      <path className={coat} d="M-36-80c22-2 28 14 44 32l20 0q8 10-2 18l-32 0Z" />
      <Head x={-36} y={-120} size={25} skin={skin} hair={hair} />
    </g>
  );
}
