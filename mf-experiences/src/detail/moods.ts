import type { Motif } from '@emberite/content/motif';
import type { ScenePalette } from '@emberite/ui-kit/Scene';

/** The palettes of an experience's two inner pictures, both different from its main picture's. */
export const moods: Readonly<Record<Motif, readonly [ScenePalette, ScenePalette]>> = {
  acrobatics: ['gold', 'lake'],
  adventure: ['gold', 'ember'],
  axe: ['gold', 'ember'],
  cooking: ['ember', 'pine'],
  dance: ['ember', 'lake'],
  hike: ['gold', 'lake'],
  ideas: ['plum', 'gold'],
  mealkit: ['ember', 'pine'],
  poetry: ['plum', 'lake'],
  surf: ['gold', 'plum'],
};
