import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import type { Land } from './land.ts';
import * as styles from './Scene.module.css';

export interface LandscapeProps {
  land: Land;
  /** The class of a palette: matching colours for sky, glow and ridges, in both themes. */
  palette: string;
  /** Alternative text. Without it the picture is decorative. */
  label?: string | undefined;
  className?: string | undefined;
  /** The foreground, drawn in the coordinates of the land. */
  children: ReactNode;
}

const edges = { middle: 'xMidYMid slice', bottom: 'xMidYMax slice' };

/** Sky, the one light source and the ridges behind every picture. Always fills its frame. */
export function Landscape({ land, palette, label, className, children }: LandscapeProps) {
  const id = useId();
  const { width, height, keeps, sky, stars, light, ridges } = land;
  const aria = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...aria}
      className={classes(styles.scene, palette, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={edges[keeps]}
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.skyTop} offset={sky[0]} />
          <stop className={styles.skyLow} offset={sky[1]} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop className={styles.glowCore} offset="0" stopOpacity="0.95" />
          <stop className={styles.glowCore} offset="0.35" stopOpacity="0.4" />
          <stop className={styles.glowCore} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}sky)`} />
      <g className={styles.stars}>
        {stars.map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <circle cx={light.x} cy={light.glowY} r={light.glow} fill={`url(#${id}glow)`} />
      <circle className={styles.sun} cx={light.x} cy={light.y} r={light.sun} />
      {ridges.map(({ depth, path }) => (
        <path key={depth} className={styles[depth]} d={path} />
      ))}
      {children}
    </svg>
  );
}
