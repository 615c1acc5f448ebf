import * as styles from '../Scene.module.css';
import { Head } from './Head.tsx';
import type { HeadProps } from './Head.tsx';

export interface StandingProps extends Pick<HeadProps, 'skin' | 'hair'> {
  x: number;
  /** Where the feet are. */
  y?: number;
  /** 1 is as tall as a dancer. */
  size?: number;
  coat: 'fire' | 'light' | 'paper' | 'plain' | 'leaf';
  /** The arms, from the shoulders at (-22, -194) and (22, -194) to the hands; the feet are at (0, 0). */
  arms: string;
  legs?: string;
  /** Looks to the left instead of the right. */
  turn?: boolean;
}

/** A standing person. */
export function Standing(props: StandingProps) {
  const { x, y = 440, size = 1, coat, arms, legs, skin, hair, turn } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${turn ? -size : size} ${size})`}>
      <path
        className={styles.inkLine}
        strokeWidth="18"
        d={legs ?? 'M-11-116l-3 58-4 52h-8M11-116l5 58 1 52h10'}
      />
      <path className={styles[coat]} d="M-27-204q27-18 54 0l5 92q-32 12-64 0Z" />
      <path className={styles[`${coat}Line`]} strokeWidth="15" d={arms} />
      <Head x={0} y={-238} size={25} skin={skin} hair={hair} />
    </g>
  );
}
