import { assetPath } from '@emberite/sdk/assets';
import { promptTypes } from '@emberite/content/prompts';
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

/** A video as members see each other's. `words` is what is said. */
const clip = (promptId: PromptId, src: string, poster: string, words: string): Video => ({
  id: promptId,
  promptId,
  promptType: promptTypes[promptId],
  videoUrl: assetPath(src) ?? '',
  thumbnailUrl: assetPath(poster) ?? null,
  isPublic: true,
  captions: words,
});

/** Two answers of each sample person: drawn, recorded by `testing/record.ts`, and silent. */
const clips: Readonly<Record<string, readonly [fun: Video, useful: Video]>> = {
  maya: [
    clip('dad_joke', mayaFun, mayaFunPoster, 'Why did the bicycle fall over? It was two-tired.'),
    clip(
      'fix_it_trick',
      mayaUseful,
      mayaUsefulPoster,
      'A squeaking chain needs one drop of oil per link. Then wipe it all off.',
    ),
  ],
  theo: [
    clip(
      'karaoke_song',
      theoFun,
      theoFunPoster,
      'I sing this one in the car. The car has asked me to stop.',
    ),
    clip(
      'reset_ritual',
      theoUseful,
      theoUsefulPoster,
      'Before work I look at the sky for one minute. Then coffee.',
    ),
  ],
  leila: [
    clip(
      'hidden_talent',
      leilaFun,
      leilaFunPoster,
      'I can tell you how old a book is by its smell.',
    ),
    clip(
      'quick_recipe',
      leilaUseful,
      leilaUsefulPoster,
      'Lemons, sugar, mint, ice. Wait ten minutes. Lemonade.',
    ),
  ],
  jun: [
    clip(
      'kitchen_disaster',
      junFun,
      junFunPoster,
      'I wanted to show gravity with an egg. It worked.',
    ),
    clip(
      'start_a_hobby',
      junUseful,
      junUsefulPoster,
      'Do it badly for five minutes a day. After a month, it is less bad.',
    ),
  ],
  lucia: [
    clip(
      'small_joy',
      luciaFun,
      luciaFunPoster,
      'The first coffee after a night shift. With music.',
    ),
    clip(
      'life_lesson',
      luciaUseful,
      luciaUsefulPoster,
      'Ask people how they sleep. They tell you the rest.',
    ),
  ],
  elias: [
    clip('dad_joke', eliasFun, eliasFunPoster, 'I know a joke about a plank. It is a bit wooden.'),
    clip(
      'fix_it_trick',
      eliasUseful,
      eliasUsefulPoster,
      'Your table wobbles? Turn it by a quarter. The floor is crooked, too.',
    ),
  ],
  anika: [
    clip(
      'alien_tour_guide',
      anikaFun,
      anikaFunPoster,
      'Dear aliens, this is a goat. It is in charge.',
    ),
    clip(
      'local_gem',
      anikaUseful,
      anikaUsefulPoster,
      'Walk up to the dam at six in October. You will see why.',
    ),
  ],
  wendell: [
    clip(
      'favorite_memory',
      wendellFun,
      wendellFunPoster,
      'A boy waved at my train for ten years. Then he drove it.',
    ),
    clip(
      'travel_advice',
      wendellUseful,
      wendellUsefulPoster,
      'Going west, sit on the left. Thank me at the river.',
    ),
  ],
};

/** Returns the videos of a sample person; none if nobody has drawn them. */
export const videosOf = (id: string): readonly Video[] => clips[id] ?? [];
