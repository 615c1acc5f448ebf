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
import { Placed } from './Placed.tsx';
import type { PlacedProps, Subject } from './Placed.tsx';

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
} as const satisfies Record<string, Subject>;

export type SceneMotif = keyof typeof motifs;

/** The names of all motifs. */
export const motifNames = Object.keys(motifs) as SceneMotif[];

export interface SceneProps extends Omit<PlacedProps, 'subject'> {
  motif: SceneMotif;
}

/** An activity at dusk. It fills a frame of any size and shape; the middle stays visible. */
export function Scene({ motif, ...rest }: SceneProps) {
  return <Placed subject={motifs[motif]} {...rest} />;
}
