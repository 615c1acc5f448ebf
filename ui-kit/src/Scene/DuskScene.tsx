import { useId } from 'react';
import { classes } from '../classes/index.ts';
import { Fireside } from './motifs/Fireside.tsx';
import * as styles from './Scene.module.css';

export interface DuskSceneProps {
  /** Alternative text; without it the picture is decoration. */
  label?: string;
  className?: string;
}

/**
 * A circle of people round a fire below the mountains: the picture of Ember. Stands on the lower
 * edge of its frame, so words fit into the sky above it, on a phone as on a wide screen.
 */
export function DuskScene({ label, className }: DuskSceneProps) {
  const id = useId();
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      {...said}
      className={classes(styles.scene, styles.ember, className)}
      viewBox="0 0 1600 1000"
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.skyTop} offset="0.05" />
          <stop className={styles.skyLow} offset="0.6" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop className={styles.glowCore} offset="0" stopOpacity="0.9" />
          <stop className={styles.glowCore} offset="0.4" stopOpacity="0.35" />
          <stop className={styles.glowCore} offset="1" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}fire`}>
          <stop className={styles.fireCore} offset="0" stopOpacity="0.75" />
          <stop className={styles.fireCore} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1600" height="1000" fill={`url(#${id}sky)`} />
      <g className={styles.stars}>
        <circle cx="180" cy="160" r="3" />
        <circle cx="330" cy="300" r="2" />
        <circle cx="520" cy="140" r="3" />
        <circle cx="660" cy="270" r="2" />
        <circle cx="930" cy="130" r="2.5" />
        <circle cx="1010" cy="330" r="2" />
        <circle cx="1310" cy="170" r="3" />
        <circle cx="1480" cy="320" r="2" />
      </g>
      <circle cx="800" cy="650" r="560" fill={`url(#${id}glow)`} />
      <circle className={styles.sun} cx="800" cy="660" r="112" />
      <path
        className={styles.far}
        d="M0 1000V668l120-70 84 48 168-142 104 92 76-42 150 122 66-38 56 30 116-58 84 68 86-92 92 74 150-140 116 108 76-42 132 92v370Z"
      />
      <path
        className={styles.middle}
        d="M0 1000V740l170-62 124 64 190-98 160 106 136-36 128 46 196-112 152 88 150-62 194 60v266Z"
      />
      <path
        className={styles.forest}
        d="M0 1000V790l22-52 20 44 22-72 24 76 20-48 22 56 28-88 26 90 22-52 20 54 30-32 40 16 96 14 148-6 160-4h200l160 6 110 0 76-22 34-44 26 48 28-84 28 84 20-46 24 54 28-96 28 92 22-54 22 60 26-78 24 66 20-48 16 38 18-30v270Z"
      />
      <path
        className={styles.near}
        d="M0 1000V852c180-40 360-38 540-20s360 20 540 0 360-18 520 12v156Z"
      />
      <ellipse cx="800" cy="900" rx="380" ry="150" fill={`url(#${id}fire)`} />
      <Fireside />
    </svg>
  );
}
