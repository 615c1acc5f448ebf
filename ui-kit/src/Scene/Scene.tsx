import type { ReactNode } from 'react';
import { evening } from './land.ts';
import { Landscape } from './Landscape.tsx';
import type { ScenePalette } from './Landscape.tsx';
import { Acrobatics } from './motifs/Acrobatics.tsx';
import { Adventure } from './motifs/Adventure.tsx';
import { Axe } from './motifs/Axe.tsx';
import { Cooking } from './motifs/Cooking.tsx';
import { Dance } from './motifs/Dance.tsx';
import { Hike } from './motifs/Hike.tsx';
import { Ideas } from './motifs/Ideas.tsx';
import { Mealkit } from './motifs/Mealkit.tsx';
import { Poetry } from './motifs/Poetry.tsx';
import { Surf } from './motifs/Surf.tsx';
import * as styles from './Scene.module.css';
import { seededLand } from './seeded.ts';
import type { Setting } from './seeded.ts';

/** Each motif with its palettes: the first is its own, the others show it at another hour. */
const motifs = {
  acrobatics: { Motif: Acrobatics, setting: 'gathering', palettes: ['plum', 'gold', 'lake'] },
  adventure: { Motif: Adventure, setting: 'water', palettes: ['lake', 'gold', 'ember'] },
  axe: { Motif: Axe, setting: 'gathering', palettes: ['pine', 'gold', 'ember'] },
  cooking: { Motif: Cooking, setting: 'gathering', palettes: ['gold', 'ember', 'pine'] },
  dance: { Motif: Dance, setting: 'gathering', palettes: ['plum', 'ember', 'lake'] },
  hike: { Motif: Hike, setting: 'wild', palettes: ['pine', 'gold', 'lake'] },
  ideas: { Motif: Ideas, setting: 'gathering', palettes: ['ember', 'plum', 'gold'] },
  mealkit: { Motif: Mealkit, setting: 'gathering', palettes: ['gold', 'ember', 'pine'] },
  poetry: { Motif: Poetry, setting: 'gathering', palettes: ['ember', 'plum', 'lake'] },
  surf: { Motif: Surf, setting: 'water', palettes: ['lake', 'gold', 'plum'] },
} as const satisfies Record<
  string,
  {
    Motif: () => ReactNode;
    setting: Setting;
    palettes: readonly [ScenePalette, ScenePalette, ScenePalette];
  }
>;

export type SceneMotif = keyof typeof motifs;

/** The names of all motifs. */
export const motifNames = Object.keys(motifs) as SceneMotif[];

export interface SceneProps {
  motif: SceneMotif;
  /**
   * Varies land, light, palette and detail: a folder and a name, such as 'poetry-night/main'. The
   * same seed always gives the same picture. Without it, the land is the common one.
   */
  seed?: string;
  /** Alternative text. Without it the picture is decorative. */
  label?: string;
}

/** An activity at dusk. It fills a frame of any size and shape; the middle stays visible. */
export function Scene({ motif, seed, label }: SceneProps) {
  const { Motif, palettes, setting } = motifs[motif];
  if (seed === undefined) {
    return (
      <Landscape land={evening} palette={palettes[0]} label={label}>
        <Motif />
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
      <g transform={place}>
        <Motif />
      </g>
    </Landscape>
  );
}
