import { assetPath } from '@emberite/sdk/assets';
import type { ExperienceId } from '@emberite/content/catalogue';
import river from './downstream-adventure-class.mp4';
import riverPoster from './downstream-adventure-class.webp';
import kitchen from './mediterranean-cooking-class.mp4';
import kitchenPoster from './mediterranean-cooking-class.webp';

/** A film and the picture before it plays. */
export interface Loop {
  src: string | undefined;
  poster: string | undefined;
}

const loop = (src: string, poster: string): Loop => ({
  src: assetPath(src),
  poster: assetPath(poster),
});

/** The silent drawings of the day: each 4 seconds long, drawn by `testing/film.ts`. */
export const loops: Readonly<Partial<Record<ExperienceId, Loop>>> = {
  'downstream-adventure-class': loop(river, riverPoster),
  'mediterranean-cooking-class': loop(kitchen, kitchenPoster),
};
