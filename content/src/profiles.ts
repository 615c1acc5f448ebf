import type { Motif, Picture } from './motif.ts';
import type { Intent, Sex } from './people.ts';

/** The main photo of a sample person: a drawn avatar. */
interface Portrait {
  /** The name of the drawing in `avatars/people`. */
  avatar: string;
  /** The alternative text of the picture. */
  alt: string;
}

/** A profile as shown to others. Every text may be missing: members fill it in as they go. */
export interface Profile {
  id: string;
  name: string;
  /** One line about the person. */
  title: string;
  subtitle: string;
  location: { area: string; country: string };
  /** Never shown: others see the age group. */
  age: number;
  /** A value of `ageRangeOptions`. */
  ageGroup: string;
  sex: Sex;
  relationshipStatus: readonly Intent[];
  verificationStatus: 'verified' | 'pending';
  language: string;
  photos: { main?: Portrait; sub1?: Picture; sub2?: Picture; sub3?: Picture };
  whyMeet: string;
  /** Greetings to whoever reads the profile. */
  messages: readonly string[];
  bucketList: readonly string[];
  /** What to expect of an evening with this person. */
  notes: readonly { title: string; text: string }[];
}

/** Says what each verification status means to a reader. */
export const verificationLabels: Readonly<Record<Profile['verificationStatus'], string>> = {
  verified: 'Verified',
  pending: 'Not verified yet',
};

const revelstoke = { area: 'Revelstoke, BC', country: 'Canada' };

function photos(
  id: string,
  main: string,
  ...subs: readonly [Sub, Sub, Sub]
): Required<Profile['photos']> {
  const [sub1, sub2, sub3] = subs.map(({ motif, alt }, index): Picture => ({
    seed: `${id}/sub${index + 1}`,
    motif,
    alt,
  }));
  return { main: { avatar: id, alt: main }, sub1: sub1!, sub2: sub2!, sub3: sub3! };
}

interface Sub {
  motif: Motif;
  alt: string;
}

/**
 * The sample people, who are invented. They show what a profile looks like while members cannot see
 * each other yet. The last one is incomplete, so no page shows it.
 */
export const profiles: readonly Profile[] = [
  {
    id: 'maya',
    name: 'Maya',
    title: 'Climbs before breakfast, bakes after',
    subtitle: 'Bike mechanic with flour on her sleeves',
    location: revelstoke,
    age: 34,
    ageGroup: '30-40',
    sex: 'female',
    relationshipStatus: ['friends', 'romantic'],
    verificationStatus: 'verified',
    language: 'English, some German',
    photos: photos(
      'maya',
      'Drawn portrait of Maya: dark wavy hair and a smile',
      { motif: 'hike', alt: 'Two hikers on a trail' },
      { motif: 'cooking', alt: 'A pot on a fire' },
      { motif: 'adventure', alt: 'Two people in a canoe' },
    ),
    whyMeet:
      'I know every gravel road within an hour of town and I always pack one cinnamon bun too many. If you like to be outside and do not mind stopping for clouds, we will get along.',
    messages: [
      'Ask me about the bear that ate my pannier.',
      'I am quiet for the first ten minutes. It gets better.',
    ],
    bucketList: [
      'Cycle from here to the sea',
      'Bake bread in a wood oven I built myself',
      'Learn to roll a kayak',
    ],
    notes: [
      { title: 'My pace', text: 'Fast uphill, slow at viewpoints.' },
      { title: 'In a group', text: 'I am the one who brings a spare pair of gloves.' },
    ],
  },
  {
    id: 'theo',
    name: 'Theo',
    title: 'Has a map for everything but Saturdays',
    subtitle: 'Avalanche forecaster who sings in the car',
    location: revelstoke,
    age: 41,
    ageGroup: '40-50',
    sex: 'male',
    relationshipStatus: ['romantic'],
    verificationStatus: 'verified',
    language: 'English, French',
    photos: photos(
      'theo',
      'Drawn portrait of Theo: short hair, a beard and a calm smile',
      { motif: 'poetry', alt: 'An open book and a feather' },
      { motif: 'hike', alt: 'Two hikers on a trail' },
      { motif: 'dance', alt: 'Two people dancing' },
    ),
    whyMeet:
      'My work is to be careful, so in my free time I like to be a beginner: at salsa, at sourdough, at small talk. I laugh easily and mostly about myself.',
    messages: ['Tell me the best mistake you made this year.'],
    bucketList: [
      'Dance a whole song without counting',
      'See the northern lights from a hot spring',
      'Read a poem aloud to strangers',
    ],
    notes: [
      { title: 'What I bring', text: 'A thermos, a second thermos and bad puns.' },
      { title: 'Good to know', text: 'I wake up early and fade after ten.' },
    ],
  },
  {
    id: 'leila',
    name: 'Leila',
    title: 'Collects words nobody uses any more',
    subtitle: 'Librarian, night swimmer, slow cook',
    location: revelstoke,
    age: 29,
    ageGroup: '25-35',
    sex: 'female',
    relationshipStatus: ['friends'],
    verificationStatus: 'verified',
    language: 'English, Arabic',
    photos: photos(
      'leila',
      'Drawn portrait of Leila: a headscarf and a gentle smile',
      { motif: 'poetry', alt: 'An open book and a feather' },
      { motif: 'mealkit', alt: 'A box of vegetables and bread' },
      { motif: 'surf', alt: 'A wave and a surfboard' },
    ),
    whyMeet:
      'I am looking for friends to cook long dinners with. I listen well, I remember birthdays and I can recommend a book for any mood you are in.',
    messages: [
      'Bring me a word from your grandmother’s kitchen.',
      'No phones at my table. There is too much to taste.',
    ],
    bucketList: [
      'Host a dinner for twelve people who never met',
      'Swim in a lake under a full moon',
      'Publish six lines somewhere',
    ],
    notes: [{ title: 'At the table', text: 'I do not drink, and I make very good lemonade.' }],
  },
  {
    id: 'jun',
    name: 'Jun',
    title: 'Says yes first and reads the sign later',
    subtitle: 'Teaches physics, throws axes',
    location: revelstoke,
    age: 37,
    ageGroup: '35-45',
    sex: 'male',
    relationshipStatus: ['friends', 'romantic'],
    verificationStatus: 'pending',
    language: 'English, Japanese',
    photos: photos(
      'jun',
      'Drawn portrait of Jun: glasses and a cheerful smile',
      { motif: 'axe', alt: 'An axe in a target' },
      { motif: 'ideas', alt: 'A browser window with a light bulb' },
      { motif: 'acrobatics', alt: 'One person lifting another' },
    ),
    whyMeet:
      'I explain the world with vegetables and I am told it helps. I would like to meet people who are curious about something, anything, and can be talked into a detour.',
    messages: ['What did you believe as a child about how things work?'],
    bucketList: [
      'Be the base of a human pyramid',
      'Build a telescope and name a crater after my cat',
      'Learn three card tricks well',
    ],
    notes: [
      { title: 'My pace', text: 'Enthusiastic. Tell me when you need a break.' },
      { title: 'In a group', text: 'I learn all names before the first break.' },
    ],
  },
  {
    id: 'lucia',
    name: 'Lucia',
    title: 'Dances in supermarket queues',
    subtitle: 'Nurse with every second weekend free',
    location: revelstoke,
    age: 32,
    ageGroup: '25-35',
    sex: 'female',
    relationshipStatus: ['romantic'],
    verificationStatus: 'verified',
    language: 'English, Spanish',
    photos: photos(
      'lucia',
      'Drawn portrait of Lucia: long dark hair and a big smile',
      { motif: 'dance', alt: 'Two people dancing' },
      { motif: 'surf', alt: 'A wave and a surfboard' },
      { motif: 'mealkit', alt: 'A box of vegetables and bread' },
    ),
    whyMeet:
      'I spend my days with people who need me, so I would love an evening with people who do not. I am direct, I am kind and I never leave before the last song.',
    messages: ['I will teach you the basic step in four minutes. Bet?'],
    bucketList: [
      'Dance on a beach until the sun comes up',
      'Learn to surf properly, not only the falling',
      'Take my mother to see snow',
    ],
    notes: [
      { title: 'What I bring', text: 'Music. Always music.' },
      { title: 'Good to know', text: 'After a night shift I need one coffee before words.' },
    ],
  },
  {
    id: 'elias',
    name: 'Elias',
    title: 'Builds chairs and sits in none of them',
    subtitle: 'Carpenter, father of one, patient cook',
    location: revelstoke,
    age: 47,
    ageGroup: '45-55',
    sex: 'male',
    relationshipStatus: ['friends', 'romantic'],
    verificationStatus: 'verified',
    language: 'English, Swedish',
    photos: photos(
      'elias',
      'Drawn portrait of Elias: a bald head and a fair moustache',
      { motif: 'cooking', alt: 'A pot on a fire' },
      { motif: 'adventure', alt: 'Two people in a canoe' },
      { motif: 'axe', alt: 'An axe in a target' },
    ),
    whyMeet:
      'I have a workshop, a canoe and every other week to myself. I like to make things together: a meal, a fire, a plan for the summer.',
    messages: [
      'If your table wobbles, we already have something to talk about.',
      'My daughter chose my photo. I was not asked.',
    ],
    bucketList: ['Paddle the whole river in one summer', 'Build a sauna with friends'],
    notes: [{ title: 'In a group', text: 'I start the fire and wash up afterwards.' }],
  },
  {
    id: 'anika',
    name: 'Anika',
    title: 'Half of a very good pub quiz team',
    subtitle: 'Product designer, part-time goat sitter',
    location: { area: 'Metro Vancouver, BC', country: 'Canada' },
    age: 38,
    ageGroup: '35-45',
    sex: 'female',
    relationshipStatus: ['friends'],
    verificationStatus: 'pending',
    language: 'English, Hindi',
    photos: photos(
      'anika',
      'Drawn portrait of Anika: hair tied up in a scarf and a smile',
      { motif: 'ideas', alt: 'A browser window with a light bulb' },
      { motif: 'acrobatics', alt: 'One person lifting another' },
      { motif: 'hike', alt: 'Two hikers on a trail' },
    ),
    whyMeet:
      'I moved here for a job and stayed for the light in October. Now I want friends to see it with: people who send voice messages and turn up on time.',
    messages: ['Your strangest fact, please. I will trade you a better one.'],
    bucketList: [
      'Win one quiz, any quiz',
      'Hike from hut to hut for a week',
      'Learn to do a handstand before forty',
    ],
    notes: [
      { title: 'What I bring', text: 'Snacks in alphabetical order.' },
      { title: 'Good to know', text: 'I am afraid of heights and come along anyway.' },
    ],
  },
  {
    id: 'wendell',
    name: 'Wendell',
    title: 'Retired from work, not from dancing',
    subtitle: 'Former train driver with time for detours',
    location: revelstoke,
    age: 66,
    ageGroup: '60-75',
    sex: 'male',
    relationshipStatus: ['friends', 'romantic'],
    verificationStatus: 'verified',
    language: 'English',
    photos: photos(
      'wendell',
      'Drawn portrait of Wendell: grey hair, glasses and a warm smile',
      { motif: 'dance', alt: 'Two people dancing' },
      { motif: 'poetry', alt: 'An open book and a feather' },
      { motif: 'cooking', alt: 'A pot on a fire' },
    ),
    whyMeet:
      'Forty years I watched this valley through a windscreen. Now I would like to stop at all the places I passed, and I would rather not stop there alone.',
    messages: ['I write letters. Real ones. You may get one.'],
    bucketList: [
      'Learn to shuffle and embarrass my grandchildren',
      'Write down the stories of the line',
      'Cook for every neighbour on my street',
    ],
    notes: [
      { title: 'My pace', text: 'Steady. I have never been late by more than a minute.' },
      { title: 'In a group', text: 'I ask questions and I wait for the answers.' },
    ],
  },
  {
    id: 'sam',
    name: 'Sam',
    title: 'Has only just arrived',
    subtitle: '',
    location: revelstoke,
    age: 27,
    ageGroup: '20-28',
    sex: 'male',
    relationshipStatus: ['friends'],
    verificationStatus: 'pending',
    language: 'English',
    photos: {},
    whyMeet: '',
    messages: [],
    bucketList: [],
    notes: [],
  },
];

/**
 * Whether a profile may be shown: it has a name, a title, a location, a main photo and at least one
 * bucket list item.
 */
export function isComplete({ name, title, location, photos, bucketList }: Profile): boolean {
  const said = [name, title, location.area, location.country].every((text) => text.trim());
  return said && photos.main !== undefined && bucketList.some((item) => item.trim());
}

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

/** Returns the path of a public profile page. */
export const profileLink = (id: string): string => `/profile/${encodeURIComponent(id)}`;
