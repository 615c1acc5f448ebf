import type { ReactNode } from 'react';
import { evening } from './land.ts';
import { Landscape } from './Landscape.tsx';
import type { ScenePalette } from './Landscape.tsx';
import * as styles from './Scene.module.css';
import { seededLand } from './seeded.ts';
import type { Setting } from './seeded.ts';

/** Something to draw, with its palettes: the first is its own, the others show it at another hour. */
export interface Subject {
  Motif: () => ReactNode;
  setting: Setting;
  palettes: readonly [ScenePalette, ScenePalette, ScenePalette];
}

export interface PlacedProps {
  subject: Subject;
  /**
   * Varies land, light, palette and detail: a folder and a name, such as 'poetry-night/main'. The
   * same seed always gives the same picture. Without it, the land is the common one.
   */
  seed?: string | undefined;
  /** Alternative text. Without it the picture is decorative. */
  label?: string | undefined;
}

/** A subject in the land of a seed. */
export function Placed({ subject: { Motif, setting, palettes }, seed, label }: PlacedProps) {
  // Dark feet are visible on a lit ground.
  const lit = (
    <>
      {setting !== 'water' && (
        <ellipse className={styles.pool} cx="400" cy="446" rx="260" ry="30" />
      )}
      <Motif />
    </>
  );
  if (seed === undefined) {
    return (
      <Landscape land={evening} palette={palettes[0]} label={label}>
        {lit}
      </Landscape>
    );
  }
  const { land, details, palette: hour, stand } = seededLand(seed, setting);
  const { x, scale, turn } = stand;
  // Scaled about the ground, so that the motif stays on it.
  const place = `translate(${400 + x} 440) scale(${turn ? -scale : scale} ${scale}) translate(-400 -440)`;
  return (
    <Landscape land={land} palette={palettes[hour] ?? palettes[0]} label={label}>
      {details.map(({ paint, path, width, opacity }) => (
        <path key={path} className={styles[paint]} d={path} strokeWidth={width} opacity={opacity} />
      ))}
      <g transform={place}>{lit}</g>
    </Landscape>
  );
}
