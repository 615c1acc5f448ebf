/** The subject of an illustration, drawn into the mountain scene of a card or a hero. */
export type Motif =
  | 'dance'
  | 'cooking'
  | 'axe'
  | 'hike'
  | 'surf'
  | 'ideas'
  | 'poetry'
  | 'acrobatics'
  | 'adventure'
  | 'mealkit';

/** An illustration to be drawn: the same seed always gives the same picture. */
export interface Picture {
  /** Folder and name, such as 'poetry-night/main'. A new seed is a new picture and needs a new alt. */
  seed: string;
  motif: Motif;
  alt: string;
}
