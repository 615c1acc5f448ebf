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

const motifs = {
  acrobatics: { Motif: Acrobatics, palette: 'plum' },
  adventure: { Motif: Adventure, palette: 'lake' },
  axe: { Motif: Axe, palette: 'pine' },
  cooking: { Motif: Cooking, palette: 'gold' },
  dance: { Motif: Dance, palette: 'plum' },
  hike: { Motif: Hike, palette: 'pine' },
  ideas: { Motif: Ideas, palette: 'ember' },
  mealkit: { Motif: Mealkit, palette: 'gold' },
  poetry: { Motif: Poetry, palette: 'ember' },
  surf: { Motif: Surf, palette: 'lake' },
} as const satisfies Record<string, { Motif: () => ReactNode; palette: ScenePalette }>;

export type SceneMotif = keyof typeof motifs;

/** The names of all motifs. */
export const motifNames = Object.keys(motifs) as SceneMotif[];

export interface SceneProps {
  motif: SceneMotif;
  /** A palette other than the motif's own. */
  palette?: ScenePalette;
  /** Alternative text. Without it the picture is decorative. */
  label?: string;
  className?: string;
}

/** An activity at dusk. It fills a frame of any size and shape; the middle stays visible. */
export function Scene({ motif, palette, label, className }: SceneProps) {
  const { Motif, palette: own } = motifs[motif];
  return (
    <Landscape land={evening} palette={palette ?? own} label={label} className={className}>
      <Motif />
    </Landscape>
  );
}
