import { assetPath } from '@emberite/sdk/assets';
import type { LoopProps } from '@emberite/ui-kit/Loop';
import fun from './fun.mp4';
import funWords from './fun.vtt';
import funPoster from './fun.webp';
import useful from './useful.mp4';
import usefulWords from './useful.vtt';
import usefulPoster from './useful.webp';

/** What a video of each type may be like. Drawn, and recorded by `testing/record.ts`. */
export const examples: Readonly<Record<'fun' | 'useful', LoopProps>> = {
  fun: {
    src: assetPath(fun),
    poster: assetPath(funPoster),
    words: assetPath(funWords),
    label: 'Example of a fun video: somebody tells a joke and raises a hand at the end',
    caption: 'Example, fun: “Tell your best dad joke”. A drawing with captions, without sound.',
  },
  useful: {
    src: assetPath(useful),
    poster: assetPath(usefulPoster),
    words: assetPath(usefulWords),
    label: 'Example of a useful video: somebody beside a suitcase gives a tip',
    caption:
      'Example, useful: “Give one piece of travel advice”. A drawing with captions, without sound.',
  },
};
