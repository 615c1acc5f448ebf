import { assetPath } from '@emberite/sdk/assets';
import type { LoopProps } from '@emberite/ui-kit/Loop';
import fun from './fun.mp4';
import funPoster from './fun.webp';
import useful from './useful.mp4';
import usefulPoster from './useful.webp';

/** What a video of each type may be like. Drawn, and recorded by `testing/film.ts`. */
export const examples: Readonly<Record<'fun' | 'useful', LoopProps>> = {
  fun: {
    src: assetPath(fun),
    poster: assetPath(funPoster),
    label: 'Example of a fun video: two people dance in front of the rising moon',
    caption: 'Example, fun: “Show a hidden talent”. A drawing, without sound.',
  },
  useful: {
    src: assetPath(useful),
    poster: assetPath(usefulPoster),
    label: 'Example of a useful video: a pot steams on the fire',
    caption: 'Example, useful: “A recipe in 15 seconds”. A drawing, without sound.',
  },
};
