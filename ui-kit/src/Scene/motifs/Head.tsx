import * as styles from '../Scene.module.css';

type Skin = 'skin' | 'skinDeep' | 'skinFair';

export interface HeadProps {
  x: number;
  y: number;
  /** The radius. */
  size: number;
  skin: Skin;
  hair: 'short' | 'bun' | 'long';
  /** Looks to the left instead of the right. */
  turn?: boolean;
}

const hair = {
  short: 'M-20 17A26 26 0 1 1 22-14Q6-12-2-2t-10 6-8 13Z',
  bun: 'M-20 17A26 26 0 1 1 22-14Q6-12-2-2t-10 6-8 13ZM-13-24a12 12 0 1 1-24 0 12 12 0 1 1 24 0Z',
  long: 'M-33 46q4-20 7-42A26 26 0 0 1 22-14Q4-14-2-2q-4 26-12 46Z',
};

/** A head in profile without features, so it can be anybody. */
export function Head({ x, y, size, skin, hair: cut, turn }: HeadProps) {
  const scale = size / 24;
  return (
    <g transform={`translate(${x} ${y}) scale(${turn ? -scale : scale} ${scale})`}>
      <circle className={styles[skin]} r="24" />
      <path className={styles.ink} d={hair[cut]} />
    </g>
  );
}
