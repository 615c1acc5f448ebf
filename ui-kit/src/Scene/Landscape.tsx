import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import * as styles from './Scene.module.css';

/** The light of an evening: sky, glow and three ridges that fit each other, in both themes. */
export type ScenePalette = 'ember' | 'pine' | 'plum' | 'lake' | 'gold';

export interface LandscapeProps {
  palette: ScenePalette;
  /** Alternative text; without it the picture is decoration. */
  label?: string | undefined;
  className?: string | undefined;
  /** What stands in front, drawn on a field of 800 × 500 whose ground lies below y = 420. */
  children: ReactNode;
}

/** Sky, the one light source and the ridges behind every picture. Always fills its frame. */
export function Landscape({ palette, label, className, children }: LandscapeProps) {
  const id = useId();
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...said}
      className={classes(styles.scene, styles[palette], className)}
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.skyTop} offset="0" />
          <stop className={styles.skyLow} offset="0.78" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop className={styles.glowCore} offset="0" stopOpacity="0.95" />
          <stop className={styles.glowCore} offset="0.35" stopOpacity="0.4" />
          <stop className={styles.glowCore} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="800" height="500" fill={`url(#${id}sky)`} />
      <g className={styles.stars}>
        <circle cx="92" cy="66" r="2" />
        <circle cx="176" cy="128" r="1.5" />
        <circle cx="248" cy="48" r="2" />
        <circle cx="338" cy="96" r="1.5" />
        <circle cx="612" cy="58" r="2" />
        <circle cx="694" cy="122" r="1.5" />
        <circle cx="742" cy="42" r="2" />
      </g>
      <circle cx="400" cy="250" r="270" fill={`url(#${id}glow)`} />
      <circle className={styles.sun} cx="400" cy="250" r="104" />
      <path
        className={styles.far}
        d="M0 500V300l70-52 58 40 92-96 64 62 46-30 84 84 78-62 60 44 96-106 72 82 80-52v286Z"
      />
      <path
        className={styles.middle}
        d="M0 500V356l96-44 72 38 104-66 92 72 84-30 90 44 108-76 78 56 76-32v182Z"
      />
      <path
        className={styles.near}
        d="M0 500v-72c90-34 180-30 270-16s190 18 290-4 170-16 240 8v84Z"
      />
      {children}
    </svg>
  );
}
