import type { MomentName } from '@emberite/ui-kit/Moment';
import type { SceneMotif } from '@emberite/ui-kit/Scene';

/** An illustration from the kit, and what it shows. */
export interface Picture {
  motif: SceneMotif;
  alt: string;
}

/** A picture beside the one of an activity. */
export interface MomentPicture extends Omit<Picture, 'motif'> {
  moment: MomentName;
}
