import type { SceneMotif } from '@emberite/ui-kit/Scene';
import { isComplete, profileSummaries } from '../people/profileSummaries.ts';
import type { ProfileSummary } from '../people/profileSummaries.ts';

/** A photo, drawn. */
interface Picture {
  motif: SceneMotif;
  alt: string;
}

/** A profile as shown to others. Every text may be missing: members fill it in as they go. */
export interface Profile extends ProfileSummary {
  subtitle: string;
  language: string;
  photos: ProfileSummary['photos'] & { sub1?: Picture; sub2?: Picture; sub3?: Picture };
  whyMeet: string;
  /** Greetings to the reader of the profile. */
  messages: readonly string[];
  /** What to expect of an evening with this person. */
  notes: readonly { title: string; text: string }[];
}

interface Details extends Omit<Profile, keyof ProfileSummary> {
  /** The smaller photos, at most three. */
  pictures: readonly (keyof typeof alts)[];
}

const alts = {
  hike: 'Two hikers on a trail',
  cooking: 'A pot on a fire',
  adventure: 'Two people in a canoe',
  poetry: 'An open book and a feather',
  dance: 'Two people dancing',
  mealkit: 'A box of vegetables and bread',
  surf: 'A wave and a surfboard',
  axe: 'An axe in a target',
  ideas: 'A browser window with a light bulb',
  acrobatics: 'One person lifting another',
} satisfies Partial<Record<SceneMotif, string>>;

const details: Readonly<Record<string, Details>> = {
  maya: {
    subtitle: 'Bike mechanic with flour on her sleeves',
    language: 'English, some German',
    pictures: ['hike', 'cooking', 'adventure'],
    whyMeet:
      'I know every gravel road within an hour of town and I always pack one cinnamon bun too many. If you like to be outside and do not mind stopping for clouds, we will get along.',
    messages: [
      'Ask me about the bear that ate my pannier.',
      'I am quiet for the first ten minutes. It gets better.',
    ],
    notes: [
      { title: 'My pace', text: 'Fast uphill, slow at viewpoints.' },
      { title: 'In a group', text: 'I am the one who brings a spare pair of gloves.' },
    ],
  },
  theo: {
    subtitle: 'Avalanche forecaster who sings in the car',
    language: 'English, French',
    pictures: ['poetry', 'hike', 'dance'],
    whyMeet:
      'My work is to be careful, so in my free time I like to be a beginner: at salsa, at sourdough, at small talk. I laugh easily and mostly about myself.',
    messages: ['Tell me the best mistake you made this year.'],
    notes: [
      { title: 'What I bring', text: 'A thermos, a second thermos and bad puns.' },
      { title: 'Good to know', text: 'I wake up early and fade after ten.' },
    ],
  },
  leila: {
    subtitle: 'Librarian, night swimmer, slow cook',
    language: 'English, Arabic',
    pictures: ['poetry', 'mealkit', 'surf'],
    whyMeet:
      'I am looking for friends to cook long dinners with. I listen well, I remember birthdays and I can recommend a book for any mood you are in.',
    messages: [
      'Bring me a word from your grandmother’s kitchen.',
      'No phones at my table. There is too much to taste.',
    ],
    notes: [{ title: 'At the table', text: 'I do not drink, and I make very good lemonade.' }],
  },
  jun: {
    subtitle: 'Teaches physics, throws axes',
    language: 'English, Japanese',
    pictures: ['axe', 'ideas', 'acrobatics'],
    whyMeet:
      'I explain the world with vegetables and I am told it helps. I would like to meet people who are curious about something, anything, and can be talked into a detour.',
    messages: ['What did you believe as a child about how things work?'],
    notes: [
      { title: 'My pace', text: 'Enthusiastic. Tell me when you need a break.' },
      { title: 'In a group', text: 'I learn all names before the first break.' },
    ],
  },
  lucia: {
    subtitle: 'Nurse with every second weekend free',
    language: 'English, Spanish',
    pictures: ['dance', 'surf', 'mealkit'],
    whyMeet:
      'I spend my days with people who need me, so I would love an evening with people who do not. I am direct, I am kind and I never leave before the last song.',
    messages: ['I will teach you the basic step in four minutes. Bet?'],
    notes: [
      { title: 'What I bring', text: 'Music. Always music.' },
      { title: 'Good to know', text: 'After a night shift I need one coffee before words.' },
    ],
  },
  elias: {
    subtitle: 'Carpenter, father of one, patient cook',
    language: 'English, Swedish',
    pictures: ['cooking', 'adventure', 'axe'],
    whyMeet:
      'I have a workshop, a canoe and every other week to myself. I like to make things together: a meal, a fire, a plan for the summer.',
    messages: [
      'If your table wobbles, we already have something to talk about.',
      'My daughter chose my photo. I was not asked.',
    ],
    notes: [{ title: 'In a group', text: 'I start the fire and wash up afterwards.' }],
  },
  anika: {
    subtitle: 'Product designer, part-time goat sitter',
    language: 'English, Hindi',
    pictures: ['ideas', 'acrobatics', 'hike'],
    whyMeet:
      'I moved here for a job and stayed for the light in October. Now I want friends to see it with: people who send voice messages and turn up on time.',
    messages: ['Your strangest fact, please. I will trade you a better one.'],
    notes: [
      { title: 'What I bring', text: 'Snacks in alphabetical order.' },
      { title: 'Good to know', text: 'I am afraid of heights and come along anyway.' },
    ],
  },
  wendell: {
    subtitle: 'Former train driver with time for detours',
    language: 'English',
    pictures: ['dance', 'poetry', 'cooking'],
    whyMeet:
      'Forty years I watched this valley through a windscreen. Now I would like to stop at all the places I passed, and I would rather not stop there alone.',
    messages: ['I write letters. Real ones. You may get one.'],
    notes: [
      { title: 'My pace', text: 'Steady. I have never been late by more than a minute.' },
      { title: 'In a group', text: 'I ask questions and I wait for the answers.' },
    ],
  },
};

/** The details of somebody who has not said more yet. */
const nothing: Details = {
  subtitle: '',
  language: 'English',
  pictures: [],
  whyMeet: '',
  messages: [],
  notes: [],
};

function toProfile(summary: ProfileSummary): Profile {
  const { pictures, ...texts } = details[summary.id] ?? nothing;
  const [sub1, sub2, sub3] = pictures.map((motif): Picture => ({ motif, alt: alts[motif] }));
  return { ...summary, ...texts, photos: { ...summary.photos, sub1, sub2, sub3 } };
}

/** The sample people with all that is known about them. */
export const profiles: readonly Profile[] = profileSummaries.map(toProfile);

/** Every profile that is shown, in the order of Next. */
export const shownProfiles: readonly Profile[] = profiles.filter(isComplete);

/** Returns the profile with this id; undefined if there is none or it is incomplete. */
export function profileById(id: string | undefined): Profile | undefined {
  return shownProfiles.find((profile) => profile.id === id);
}

/** Returns the profile after this one; after the last comes the first. */
export function nextProfile(id: string): Profile {
  const position = shownProfiles.findIndex((profile) => profile.id === id);
  return shownProfiles[(position + 1) % shownProfiles.length]!;
}
