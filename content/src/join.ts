import type { ExperienceId } from './experience.ts';
import { poetryNightJoin } from './poetryNight.ts';

/** The path of the wizard. Members come back to it from the payment page. */
export const wizardPath = '/emberite/experiences/join';

/** An experience that a registration for a night out may name. Poetry night has its own. */
export type WizardExperience = Exclude<ExperienceId, 'poetry-night'>;

/** Returns the path of the form that registers for an experience. */
export const joinLink = (id: ExperienceId): string =>
  id === 'poetry-night' ? poetryNightJoin.to : `${wizardPath}?experience=${id}`;
