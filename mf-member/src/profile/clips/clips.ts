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

/** The recordings of each sample person: the fun one and the useful one, each with its poster. */
const files: Readonly<Record<string, readonly string[]>> = {
  maya: [mayaFun, mayaFunPoster, mayaUseful, mayaUsefulPoster],
  theo: [theoFun, theoFunPoster, theoUseful, theoUsefulPoster],
  leila: [leilaFun, leilaFunPoster, leilaUseful, leilaUsefulPoster],
  jun: [junFun, junFunPoster, junUseful, junUsefulPoster],
  lucia: [luciaFun, luciaFunPoster, luciaUseful, luciaUsefulPoster],
  elias: [eliasFun, eliasFunPoster, eliasUseful, eliasUsefulPoster],
  anika: [anikaFun, anikaFunPoster, anikaUseful, anikaUsefulPoster],
  wendell: [wendellFun, wendellFunPoster, wendellUseful, wendellUsefulPoster],
};

/** The prompts that each sample person answers, in the same order, and what they say. */
const words: Readonly<Record<string, Partial<Record<PromptId, string>>>> = {
  maya: {
    dad_joke: 'Why did the bicycle fall over? It was two-tired.',
    fix_it_trick: 'A squeaking chain needs one drop of oil per link. Then wipe it all off.',
  },
  theo: {
    karaoke_song: 'I sing this one in the car. The car has asked me to stop.',
    reset_ritual: 'Before work I look at the sky for one minute. Then coffee.',
  },
  leila: {
    hidden_talent: 'I can tell you how old a book is by its smell.',
    quick_recipe: 'Lemons, sugar, mint, ice. Wait ten minutes. Lemonade.',
  },
  jun: {
    kitchen_disaster: 'I wanted to show gravity with an egg. It worked.',
    start_a_hobby: 'Do it badly for five minutes a day. After a month, it is less bad.',
  },
  lucia: {
    small_joy: 'The first coffee after a night shift. With music.',
    life_lesson: 'Ask people how they sleep. They tell you the rest.',
  },
  elias: {
    dad_joke: 'I know a joke about a plank. It is a bit wooden.',
    fix_it_trick: 'Your table wobbles? Turn it by a quarter. The floor is crooked, too.',
  },
  anika: {
    alien_tour_guide: 'Dear aliens, this is a goat. It is in charge.',
    local_gem: 'Walk up to the dam at six in October. You will see why.',
  },
  wendell: {
    favorite_memory: 'A boy waved at my train for ten years. Then he drove it.',
    travel_advice: 'Going west, sit on the left. Thank me at the river.',
  },
};

/**
 * Returns two answers of a sample person as members see each other's: drawn, recorded by `testing/record.ts`, and silent.
 * None if nobody has drawn them.
 */
export function videosOf(id: string): Video[] {
  const answers = Object.entries(words[id] ?? {}) as [PromptId, string][];
  return answers.map(([promptId, captions], place) => {
    const [src, poster] = files[id]!.slice(2 * place);
    return {
      id: promptId,
      promptId,
      promptType: promptTypes[promptId],
      videoUrl: assetPath(src) ?? '',
      thumbnailUrl: assetPath(poster) ?? null,
      isPublic: true,
      captions,
    };
  });
}
