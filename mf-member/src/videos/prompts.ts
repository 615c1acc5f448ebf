import { promptTypes } from '@emberite/content/prompts';
import type { PromptId } from '@emberite/content/prompts';
import type { PromptType } from '@emberite/contract/video';

interface Words {
  title: string;
  description: string;
  /** Four tips for a good recording. */
  instructions: readonly [string, string, string, string];
}

/** A question answered in a short video. */
export interface Prompt extends Words {
  id: PromptId;
  type: PromptType;
}

/** The maximum length of an answer, in seconds. */
export const recordingSeconds = 15;

export const defaultFunPrompt = 'dad_joke';
export const defaultUsefulPrompt = 'travel_advice';
export const defaultDailyPrompt = 'scientific_fact';

/** In the order in which the prompts are offered. */
const words: Readonly<Record<PromptId, Words>> = {
  dad_joke: {
    title: 'Tell your best dad joke',
    description: 'The worse it is, the better.',
    instructions: [
      'Choose a joke that you can tell in two sentences.',
      'Wait one full second before the punchline.',
      'Laugh at it yourself. Somebody has to.',
      'Keep it kind: the joke is on words, not on people.',
    ],
  },
  favorite_memory: {
    title: 'Share a favourite memory',
    description: 'A moment that you would gladly live through once more.',
    instructions: [
      'Start in the middle: where were you, and what did you see?',
      'Pick one moment and not the whole holiday.',
      'Tell us what it smelled or sounded like.',
      'End on how it felt.',
    ],
  },
  hidden_talent: {
    title: 'Show a hidden talent',
    description: 'Useless ones are especially welcome.',
    instructions: [
      'Show first, explain later.',
      'Step back far enough that we can see your hands.',
      'It does not have to work the first time.',
      'Say how you found out that you can do it.',
    ],
  },
  karaoke_song: {
    title: 'Your karaoke song',
    description: 'The one you cannot resist. Singing is optional, humming counts.',
    instructions: [
      'Name the song, then give us one line of it.',
      'Use a brush, a spoon or a carrot as a microphone.',
      'Louder is easier than quieter.',
      'Tell us who has to sing the second voice.',
    ],
  },
  kitchen_disaster: {
    title: 'Your finest kitchen disaster',
    description: 'What was it meant to be, and what did it become?',
    instructions: [
      'Say what you were trying to make.',
      'Then say what the smoke alarm thought of it.',
      'Use your hands to show how big it got.',
      'Tell us what you ate instead.',
    ],
  },
  alien_tour_guide: {
    title: 'Be a guide for an alien',
    description: 'A visitor from space has an hour in your town. Where do you take them?',
    instructions: [
      'Greet your guest in a voice of your choice.',
      'Name one place and one thing to taste.',
      'Explain one human habit that makes no sense.',
      'Wave goodbye to the spaceship.',
    ],
  },
  small_joy: {
    title: 'A small thing that makes your day',
    description: 'Fresh sheets, an empty bus, the first sip. Yours?',
    instructions: [
      'Be as exact as you can.',
      'Show it, if it is within reach.',
      'Tell us when it last happened.',
      'Let your face do the rest.',
    ],
  },
  travel_advice: {
    title: 'Give one piece of travel advice',
    description: 'What do you know now that you wish you had known at the airport?',
    instructions: [
      'Give one tip and make it concrete.',
      'Tell us where you learned it.',
      'Hold up the thing, if it is a thing.',
      'Finish with the place where you would use it next.',
    ],
  },
  quick_recipe: {
    title: 'A recipe in 15 seconds',
    description: 'Something good from five ingredients or fewer.',
    instructions: [
      'List the ingredients on your fingers.',
      'Say the one step that must not go wrong.',
      'Show the result or the pan.',
      'Tell us when you make it.',
    ],
  },
  life_lesson: {
    title: 'A lesson that stayed with you',
    description: 'Something small that you learned the long way round.',
    instructions: [
      'Say it in one sentence first.',
      'Then tell us how you learned it.',
      'Leave other people’s names out.',
      'Speak as you would to a younger friend.',
    ],
  },
  local_gem: {
    title: 'Reveal a place worth knowing',
    description: 'A bench, a bakery, a trail: a spot near you that deserves visitors.',
    instructions: [
      'Name it and say how to find it.',
      'Say the best hour to go there.',
      'Tell us what to do or order.',
      'Record it there, if you can.',
    ],
  },
  fix_it_trick: {
    title: 'A trick that fixes something',
    description: 'A stuck zip, a squeaky door, a lost file. How do you save the day?',
    instructions: [
      'Start with the problem.',
      'Show the trick close to the camera.',
      'One trick is enough.',
      'Say when not to use it.',
    ],
  },
  reset_ritual: {
    title: 'How you calm down',
    description: 'What helps you after a long day, and could help somebody else?',
    instructions: [
      'Choose something anyone can try tonight.',
      'Say how long it takes.',
      'Show it, if it can be shown.',
      'Breathe. You can be slow in this one.',
    ],
  },
  start_a_hobby: {
    title: 'How to start your hobby',
    description: 'The very first step into the thing you love doing.',
    instructions: [
      'Name the hobby and the first step.',
      'Say what it costs to begin.',
      'Show your favourite tool.',
      'Tell us what you would do differently today.',
    ],
  },
  scientific_fact: {
    title: 'A scientific fact that amazes you',
    description: 'Everybody answers this one today. Which fact do you tell at parties?',
    instructions: [
      'Make sure that it is true. Look it up if you have to.',
      'Say it as simply as you can.',
      'Tell us why it amazes you.',
      'Use something from the room to show it.',
    ],
  },
  good_news: {
    title: 'One good thing about today',
    description: 'Everybody answers this one today. It may be tiny.',
    instructions: [
      'Take the first thing that comes to mind.',
      'Say where you were when it happened.',
      'No need to dress up for it.',
      'End with a wish for tomorrow.',
    ],
  },
};

/** All prompts: 7 fun, 7 useful and 2 daily. */
export const prompts: readonly Prompt[] = (Object.keys(words) as PromptId[]).map((id) => ({
  id,
  type: promptTypes[id],
  ...words[id],
}));

/** Returns the prompts of one type, in the order they are offered. */
export function promptsOfType(type: PromptType): readonly Prompt[] {
  return prompts.filter((prompt) => prompt.type === type);
}

const hour = 60 * 60 * 1000;

/**
 * Returns the id of the daily prompt at a time: the daily prompts take turns, for everyone at once.
 * A day begins at 7:00 UTC, which is midnight in British Columbia. It does not depend on how well a
 * browser knows time zones.
 */
export function dailyPromptAt(time: Date): string {
  const daily = promptsOfType('daily');
  const day = Math.floor((time.getTime() - 7 * hour) / (24 * hour));
  return daily[day % daily.length]?.id ?? defaultDailyPrompt;
}

/** Returns the prompt with this id; undefined if there is none. */
export function promptById(id: string | undefined): Prompt | undefined {
  return prompts.find((prompt) => prompt.id === id);
}
