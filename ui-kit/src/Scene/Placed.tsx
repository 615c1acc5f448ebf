import type { ReactNode } from 'react';
import { Landscape } from './Landscape.tsx';
import * as placed from './Placed.module.css';
import * as styles from './Scene.module.css';
import { seededLand } from './seeded.ts';
import type { Setting } from './seeded.ts';

/** The classes of the palettes. */
const palettes = {
  ember: styles.ember,
  pine: placed.pine,
  plum: placed.plum,
  lake: placed.lake,
  gold: placed.gold,
};

type ScenePalette = keyof typeof palettes;

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
   * same seed always gives the same picture. Without it, it is the common one.
   */
  seed?: string | undefined;
  /** Alternative text. Without it the picture is decorative. */
  label?: string | undefined;
}

/** A subject in the land or room of a seed. */
export function Placed({ subject, seed, label }: PlacedProps) {
  const { Motif, setting, palettes: own } = subject;
  // Dark feet are visible on a lit ground.
  const lit = (
    <>
      {setting !== 'river' && setting !== 'sea' && (
        <ellipse className={styles.pool} cx="400" cy="446" rx="260" ry="30" />
      )}
      <Motif />
    </>
  );
  const { land, details, palette: hour, stand } = seededLand(seed ?? `${setting}/main`, setting);
  const { x, scale, turn } = stand;
  // Scaled about the ground, so that the motif stays on it.
  const place = `translate(${400 + x} 440) scale(${turn ? -scale : scale} ${scale}) translate(-400 -440)`;
  return (
    <Landscape land={land} palette={palettes[own[hour] ?? own[0]]} label={label}>
      {details.map(({ paint, path, width, opacity }) => (
        <path key={path} className={styles[paint]} d={path} strokeWidth={width} opacity={opacity} />
      ))}
      <g transform={place}>{lit}</g>
    </Landscape>
  );
}
