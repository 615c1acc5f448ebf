import { assetPath } from '@emberite/sdk/assets';
import type { PromptId } from '@emberite/content/prompts';
import type { Video } from '@emberite/contract/video';
import mayaFun from './maya-fun.mp4';
import mayaFunPoster from './maya-fun.webp';
import mayaUseful from './maya-useful.mp4';
import mayaUsefulPoster from './maya-useful.webp';
import theoFun from './theo-fun.mp4';
import theoFunPoster from './theo-fun.webp';
import theoUseful from './theo-useful.mp4';
import theoUsefulPoster from './theo-useful.webp';
import leilaFun from './leila-fun.mp4';
import leilaFunPoster from './leila-fun.webp';
import leilaUseful from './leila-useful.mp4';
import leilaUsefulPoster from './leila-useful.webp';
import junFun from './jun-fun.mp4';
import junFunPoster from './jun-fun.webp';
import junUseful from './jun-useful.mp4';
import junUsefulPoster from './jun-useful.webp';
import luciaFun from './lucia-fun.mp4';
import luciaFunPoster from './lucia-fun.webp';
import luciaUseful from './lucia-useful.mp4';
import luciaUsefulPoster from './lucia-useful.webp';
import eliasFun from './elias-fun.mp4';
import eliasFunPoster from './elias-fun.webp';
import eliasUseful from './elias-useful.mp4';
import eliasUsefulPoster from './elias-useful.webp';
import anikaFun from './anika-fun.mp4';
import anikaFunPoster from './anika-fun.webp';
import anikaUseful from './anika-useful.mp4';
import anikaUsefulPoster from './anika-useful.webp';
import wendellFun from './wendell-fun.mp4';
import wendellFunPoster from './wendell-fun.webp';
import wendellUseful from './wendell-useful.mp4';
import wendellUsefulPoster from './wendell-useful.webp';

interface Clip {
  promptId: PromptId;
  promptType: 'fun' | 'useful';
  src: string;
  poster: string;
  /** What is said. */
  words: string;
}

/** Two answers of each sample person: drawn, recorded by `testing/record.ts`, and silent. */
const clips: Readonly<Record<string, readonly [fun: Clip, useful: Clip]>> = {
  maya: [
    {
      promptId: 'dad_joke',
      promptType: 'fun',
      src: mayaFun,
      poster: mayaFunPoster,
      words: 'Why did the bicycle fall over? It was two-tired.',
    },
    {
      promptId: 'fix_it_trick',
      promptType: 'useful',
      src: mayaUseful,
      poster: mayaUsefulPoster,
      words: 'A squeaking chain needs one drop of oil per link. Then wipe it all off.',
    },
  ],
  theo: [
    {
      promptId: 'karaoke_song',
      promptType: 'fun',
      src: theoFun,
      poster: theoFunPoster,
      words: 'I sing this one in the car. The car has asked me to stop.',
    },
    {
      promptId: 'reset_ritual',
      promptType: 'useful',
      src: theoUseful,
      poster: theoUsefulPoster,
      words: 'Before work I look at the sky for one minute. Then coffee.',
    },
  ],
  leila: [
    {
      promptId: 'hidden_talent',
      promptType: 'fun',
      src: leilaFun,
      poster: leilaFunPoster,
      words: 'I can tell you how old a book is by its smell.',
    },
    {
      promptId: 'quick_recipe',
      promptType: 'useful',
      src: leilaUseful,
      poster: leilaUsefulPoster,
      words: 'Lemons, sugar, mint, ice. Wait ten minutes. Lemonade.',
    },
  ],
  jun: [
    {
      promptId: 'kitchen_disaster',
      promptType: 'fun',
      src: junFun,
      poster: junFunPoster,
      words: 'I wanted to show gravity with an egg. It worked.',
    },
    {
      promptId: 'start_a_hobby',
      promptType: 'useful',
      src: junUseful,
      poster: junUsefulPoster,
      words: 'Do it badly for five minutes a day. After a month, it is less bad.',
    },
  ],
  lucia: [
    {
      promptId: 'small_joy',
      promptType: 'fun',
      src: luciaFun,
      poster: luciaFunPoster,
      words: 'The first coffee after a night shift. With music.',
    },
    {
      promptId: 'life_lesson',
      promptType: 'useful',
      src: luciaUseful,
      poster: luciaUsefulPoster,
      words: 'Ask people how they sleep. They tell you the rest.',
    },
  ],
  elias: [
    {
      promptId: 'dad_joke',
      promptType: 'fun',
      src: eliasFun,
      poster: eliasFunPoster,
      words: 'I know a joke about a plank. It is a bit wooden.',
    },
    {
      promptId: 'fix_it_trick',
      promptType: 'useful',
      src: eliasUseful,
      poster: eliasUsefulPoster,
      words: 'Your table wobbles? Turn it by a quarter. The floor is crooked, too.',
    },
  ],
  anika: [
    {
      promptId: 'alien_tour_guide',
      promptType: 'fun',
      src: anikaFun,
      poster: anikaFunPoster,
      words: 'Dear aliens, this is a goat. It is in charge.',
    },
    {
      promptId: 'local_gem',
      promptType: 'useful',
      src: anikaUseful,
      poster: anikaUsefulPoster,
      words: 'Walk up to the dam at six in October. You will see why.',
    },
  ],
  wendell: [
    {
      promptId: 'favorite_memory',
      promptType: 'fun',
      src: wendellFun,
      poster: wendellFunPoster,
      words: 'A boy waved at my train for ten years. Then he drove it.',
    },
    {
      promptId: 'travel_advice',
      promptType: 'useful',
      src: wendellUseful,
      poster: wendellUsefulPoster,
      words: 'Going west, sit on the left. Thank me at the river.',
    },
  ],
};

/** Returns the videos of a sample person, as members see each other's; none if nobody has drawn them. */
export const videosOf = (id: string): Video[] =>
  (clips[id] ?? []).map(({ promptId, promptType, src, poster, words }) => ({
    id: promptId,
    promptId,
    promptType,
    videoUrl: assetPath(src) ?? '',
    thumbnailUrl: assetPath(poster) ?? null,
    isPublic: true,
    captions: words,
  }));
