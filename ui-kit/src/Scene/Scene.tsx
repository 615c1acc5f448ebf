import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';
import acrobatics from './drawings/acrobatics.svg';
import adventure from './drawings/adventure.svg';
import axe from './drawings/axe.svg';
import cooking from './drawings/cooking.svg';
import dance from './drawings/dance.svg';
import danceClose from './drawings/danceClose.svg';
import danceCurtain from './drawings/danceCurtain.svg';
import danceLanterns from './drawings/danceLanterns.svg';
import danceWindows from './drawings/danceWindows.svg';
import hike from './drawings/hike.svg';
import ideas from './drawings/ideas.svg';
import mealkit from './drawings/mealkit.svg';
import poetry from './drawings/poetry.svg';
import poetryClose from './drawings/poetryClose.svg';
import surf from './drawings/surf.svg';

/** The URLs of the drawings. */
const motifs = {
  acrobatics,
  adventure,
  axe,
  cooking,
  dance,
  danceClose,
  danceCurtain,
  danceLanterns,
  danceWindows,
  hike,
  ideas,
  mealkit,
  poetry,
  poetryClose,
  surf,
};

export type SceneMotif = keyof typeof motifs;

/** The names of all motifs. */
export const motifNames = Object.keys(motifs) as SceneMotif[];

export interface SceneProps extends DrawingProps {
  motif: SceneMotif;
}

/** An activity at dusk, in the room or the land where it belongs. It fills a frame of any size and shape; the middle stays visible. */
export function Scene({ motif, ...rest }: SceneProps) {
  return <Drawing src={motifs[motif]} {...rest} />;
}
