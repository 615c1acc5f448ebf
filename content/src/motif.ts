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

/** What one does, takes along or sees at an activity. */
export type MomentName =
  | 'boards'
  | 'boots'
  | 'candles'
  | 'chopping'
  | 'desk'
  | 'dip'
  | 'fireside'
  | 'ingredients'
  | 'jars'
  | 'lesson'
  | 'mats'
  | 'mugs'
  | 'music'
  | 'notes'
  | 'paddles'
  | 'picnic'
  | 'pitch'
  | 'scores'
  | 'stage'
  | 'table'
  | 'throw'
  | 'together'
  | 'tower';

/** A picture beside the one of an activity. */
export interface MomentPicture extends Omit<Picture, 'motif'> {
  moment: MomentName;
}
