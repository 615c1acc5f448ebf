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
  acrobatics: { Motif: Acrobatics, setting: 'studio', palettes: ['lake', 'plum', 'gold'] },
  adventure: { Motif: Adventure, setting: 'river', palettes: ['pine', 'lake', 'ember'] },
  axe: { Motif: Axe, setting: 'barn', palettes: ['gold', 'pine', 'ember'] },
  cooking: { Motif: Cooking, setting: 'kitchen', palettes: ['ember', 'gold', 'pine'] },
  dance: { Motif: Dance, setting: 'hall', palettes: ['plum', 'ember', 'lake'] },
  hike: { Motif: Hike, setting: 'wild', palettes: ['lake', 'pine', 'gold'] },
  ideas: { Motif: Ideas, setting: 'cafe', palettes: ['pine', 'ember', 'plum'] },
  mealkit: { Motif: Mealkit, setting: 'market', palettes: ['gold', 'lake', 'pine'] },
  poetry: { Motif: Poetry, setting: 'parlour', palettes: ['plum', 'ember', 'lake'] },
  surf: { Motif: Surf, setting: 'sea', palettes: ['ember', 'lake', 'gold'] },
} as const satisfies Record<string, Subject>;

export type SceneMotif = keyof typeof motifs;

/** The names of all motifs. */
export const motifNames = Object.keys(motifs) as SceneMotif[];

export interface SceneProps extends Omit<PlacedProps, 'subject'> {
  motif: SceneMotif;
}

/** An activity at dusk, in the room or the land where it belongs. It fills a frame of any size and shape; the middle stays visible. */
export function Scene({ motif, ...rest }: SceneProps) {
  return <Placed subject={motifs[motif]} {...rest} />;
}
