import { assetPath } from '@emberite/sdk/assets';
import type { LoopProps } from '@emberite/ui-kit/Loop';
import type { ExperienceId } from '../../experiences/experience.ts';
import river from './downstream-adventure-class.mp4';
import riverPoster from './downstream-adventure-class.webp';
import kitchen from './mediterranean-cooking-class.mp4';
import kitchenPoster from './mediterranean-cooking-class.webp';

type LoopFiles = Pick<LoopProps, 'src' | 'poster'>;

const loop = (src: string, poster: string): LoopFiles => ({
  src: assetPath(src),
  poster: assetPath(poster),
});

/** The silent drawings of the day, each 4 seconds long. */
export const loops: Readonly<Partial<Record<ExperienceId, LoopFiles>>> = {
  'downstream-adventure-class': loop(river, riverPoster),
  'mediterranean-cooking-class': loop(kitchen, kitchenPoster),
};
