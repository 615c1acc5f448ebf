import type { Intent, Sex } from '@emberite/content/people';

/** What lists show of a profile, and what they are filtered by. */
export interface ProfileSummary {
  id: string;
  name: string;
  /** One line about the person. */
  title: string;
  location: { area: string; country: string };
  /** Never shown: others see the age group. */
  age: number;
  /** A value of `ageRangeOptions`. */
  ageGroup: string;
  sex: Sex;
  relationshipStatus: readonly Intent[];
  verificationStatus: 'verified' | 'pending';
  /** The main photo is a drawn avatar. */
  photos: { main?: { alt: string } };
  bucketList: readonly string[];
}

/** Says what each verification status means to a reader. */
export const verificationLabels: Readonly<Record<ProfileSummary['verificationStatus'], string>> = {
  verified: 'Verified',
  pending: 'Not verified yet',
};

const drawn = (who: string) => ({ main: { alt: `Drawn portrait of ${who}` } });

const revelstoke = { area: 'Revelstoke, BC', country: 'Canada' };

/**
 * The sample people, who are invented. They show what a profile looks like while members cannot see
 * each other yet. The last one is incomplete, so no page shows it.
 */
export const profileSummaries: readonly ProfileSummary[] = [
  {
    id: 'maya',
    name: 'Maya',
    title: 'Climbs before breakfast, bakes after',
    location: revelstoke,
    age: 34,
    ageGroup: '30-40',
    sex: 'female',
    relationshipStatus: ['friends', 'romantic'],
    verificationStatus: 'verified',
    photos: drawn('Maya: long auburn hair and a smile'),
    bucketList: [
      'Cycle from here to the sea',
      'Bake bread in a wood oven I built myself',
      'Learn to roll a kayak',
    ],
  },
  {
    id: 'theo',
    name: 'Theo',
    title: 'Has a map for everything but Saturdays',
    location: revelstoke,
    age: 41,
    ageGroup: '40-50',
    sex: 'male',
    relationshipStatus: ['romantic'],
    verificationStatus: 'verified',
    photos: drawn('Theo: short hair, a beard and a calm smile'),
    bucketList: [
      'Dance a whole song without counting',
      'See the northern lights from a hot spring',
      'Read a poem aloud to strangers',
    ],
  },
  {
    id: 'leila',
    name: 'Leila',
    title: 'Collects words nobody uses any more',
    location: revelstoke,
    age: 29,
    ageGroup: '25-35',
    sex: 'female',
    relationshipStatus: ['friends'],
    verificationStatus: 'verified',
    photos: drawn('Leila: a headscarf and a gentle smile'),
    bucketList: [
      'Host a dinner for twelve people who never met',
      'Swim in a lake under a full moon',
      'Publish six lines somewhere',
    ],
  },
  {
    id: 'jun',
    name: 'Jun',
    title: 'Says yes first and reads the sign later',
    location: revelstoke,
    age: 37,
    ageGroup: '35-45',
    sex: 'male',
    relationshipStatus: ['friends', 'romantic'],
    verificationStatus: 'pending',
    photos: drawn('Jun: glasses and a cheerful smile'),
    bucketList: [
      'Be the base of a human pyramid',
      'Build a telescope and name a crater after my cat',
      'Learn three card tricks well',
    ],
  },
  {
    id: 'lucia',
    name: 'Lucia',
    title: 'Dances in supermarket queues',
    location: revelstoke,
    age: 32,
    ageGroup: '25-35',
    sex: 'female',
    relationshipStatus: ['romantic'],
    verificationStatus: 'verified',
    photos: drawn('Lucia: long curly hair and a big smile'),
    bucketList: [
      'Dance on a beach until the sun comes up',
      'Learn to surf properly, not only the falling',
      'Take my mother to see snow',
    ],
  },
  {
    id: 'elias',
    name: 'Elias',
    title: 'Builds chairs and sits in none of them',
    location: revelstoke,
    age: 47,
    ageGroup: '45-55',
    sex: 'male',
    relationshipStatus: ['friends', 'romantic'],
    verificationStatus: 'verified',
    photos: drawn('Elias: a bald head and a full fair beard'),
    bucketList: ['Paddle the whole river in one summer', 'Build a sauna with friends'],
  },
  {
    id: 'anika',
    name: 'Anika',
    title: 'Half of a very good pub quiz team',
    location: { area: 'Metro Vancouver, BC', country: 'Canada' },
    age: 38,
    ageGroup: '35-45',
    sex: 'female',
    relationshipStatus: ['friends'],
    verificationStatus: 'pending',
    photos: drawn('Anika: hair tied up in a scarf and a smile'),
    bucketList: [
      'Win one quiz, any quiz',
      'Hike from hut to hut for a week',
      'Learn to do a handstand before forty',
    ],
  },
  {
    id: 'wendell',
    name: 'Wendell',
    title: 'Retired from work, not from dancing',
    location: revelstoke,
    age: 66,
    ageGroup: '60-75',
    sex: 'male',
    relationshipStatus: ['friends', 'romantic'],
    verificationStatus: 'verified',
    photos: drawn('Wendell: grey hair, glasses and a warm smile'),
    bucketList: [
      'Learn to shuffle and embarrass my grandchildren',
      'Write down the stories of the line',
      'Cook for every neighbour on my street',
    ],
  },
  {
    id: 'sam',
    name: 'Sam',
    title: 'Has only just arrived',
    location: revelstoke,
    age: 27,
    ageGroup: '20-28',
    sex: 'male',
    relationshipStatus: ['friends'],
    verificationStatus: 'pending',
    photos: {},
    bucketList: [],
  },
];

/**
 * Whether a profile may be shown: it has a name, a title, a location, a main photo and at least one
 * bucket list item.
 */
export function isComplete({ name, title, location, photos, bucketList }: ProfileSummary): boolean {
  const said = [name, title, location.area, location.country].every((text) => text.trim());
  return said && photos.main !== undefined && bucketList.some((item) => item.trim());
}

/** Every profile that is shown, in the order of Next. */
export const shownSummaries: readonly ProfileSummary[] = profileSummaries.filter(isComplete);

/** Returns the path of a public profile page. */
export const profileLink = (id: string): string => `/profile/${encodeURIComponent(id)}`;

/** Returns the path of a profile in the member area. */
export const memberProfileLink = (id: string): string => `/emberite${profileLink(id)}`;
