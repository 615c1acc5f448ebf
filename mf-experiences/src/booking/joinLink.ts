import { poetryNightJoinPath, wizardPath } from '@emberite/content/paths';
import type { ExperienceId } from '../experiences/experience.ts';

/** Returns the path of the form that registers for an experience. */
export const joinLink = (id: ExperienceId): string =>
  id === 'poetry-night' ? poetryNightJoinPath : `${wizardPath}?experience=${id}`;
