import type { MomentName } from '@emberite/ui-kit/Moment';
import type { SceneMotif } from '@emberite/ui-kit/Scene';

/** An illustration to be drawn: the same seed always gives the same picture. */
export interface Picture {
  /** Folder and name, such as 'poetry-night/main'. A new seed is a new picture and needs a new alt. */
  seed: string;
  motif: SceneMotif;
  alt: string;
}

/** A picture beside the one of an activity. */
export interface MomentPicture extends Omit<Picture, 'motif'> {
  moment: MomentName;
}
