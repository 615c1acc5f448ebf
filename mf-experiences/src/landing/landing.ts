import { brand } from '@emberite/content/brand';
import type { MomentPicture, Picture } from '../experiences/experience.ts';
import { poetryNightDuration, poetryNightJoin, poetryNightPrice } from '../season/poetryNight.ts';
import type { Price } from '@emberite/content/price';

export type LandingId =
  | 'poetryNight'
  | 'emberShuffle'
  | 'danceToday'
  | 'bazaDance'
  | 'worldDanceCo';

/** The two kinds of evening with their own page: /poetry and /yvr. */
export type LandingType = 'poetry' | 'night-out';

/** The landing page of one experience. */
export interface LandingRecord {
  id: LandingId;
  type: LandingType;
  /** The text of the badge. */
  category: string;
  hero: { title: string; description: string; background: Picture };
  title: string;
  subtitle: string;
  /** What people do there. */
  moment: MomentPicture;
  description: readonly string[];
  price: Price;
  /** As text, such as '2-3 hours'. */
  duration: string;
  language: string;
  capacity: { min: number; max: number };
  location: { details: string; mapLink: string };
  host: { name: string; image: string; title: string; bio: string };
  /** `to` is the path where a visitor signs up. */
  cta: { buttonText: string; heading: string; details: string; to: string };
}

const nightOut = {
  type: 'night-out',
  language: 'English',
  location: {
    details: 'A dance studio in Vancouver, BC. The street address comes with your invite.',
    mapLink: 'https://www.openstreetmap.org/search?query=Vancouver%2C%20BC',
  },
} as const;

const claim = { buttonText: brand.callToAction.text, to: brand.callToAction.to };

const revelstoke = {
  details: 'A candle-lit café in Revelstoke, BC. The street address comes with your invite.',
  mapLink: 'https://www.openstreetmap.org/search?query=Revelstoke%2C%20BC',
};

export const landingRecords: readonly LandingRecord[] = [
  {
    id: 'poetryNight',
    type: 'poetry',
    category: 'Poetry',
    hero: {
      title: 'A night for words and new faces',
      description: 'Poems, candles and 8-12 people who came to listen. Reading is optional.',
      background: {
        motif: 'poetryClose',
        alt: 'An open book and a feather close up, shelves of books and a reading lamp behind them',
      },
    },
    title: 'Poetry Night',
    subtitle: 'Soft light, brave words and a room that listens',
    moment: { moment: 'candles', alt: 'Two candles, an open notebook and a cup on a table' },
    description: [
      'We begin around one table with poems passed from hand to hand. Then, in pairs, you write six lines about something small: one line each, taking turns. Nobody has ever managed that without smiling.',
      'After the break the floor is open for your own poems, for borrowed ones and for song lyrics. And if you would rather lean back and listen, you are half of what a reading needs.',
    ],
    price: poetryNightPrice,
    duration: poetryNightDuration,
    language: 'English',
    capacity: { min: 8, max: 12 },
    location: revelstoke,
    host: {
      name: 'Wren',
      image: 'poetryNight/host',
      title: 'Host and reader',
      bio: 'Wren has been opening living rooms to readers and shy listeners for years, and always keeps a chair by the door.',
    },
    cta: {
      buttonText: poetryNightJoin.text,
      heading: 'A few Fridays, 8-12 chairs each',
      details:
        'Tell us which Fridays suit you. We write to you about 7 days beforehand, once the group is full and balanced.',
      to: poetryNightJoin.to,
    },
  },
  {
    id: 'emberShuffle',
    ...nightOut,
    category: 'Shuffle',
    hero: {
      title: 'Learn to shuffle in one night',
      description: 'Quick feet, good music and a group of 6-12 who are all just starting.',
      background: {
        motif: 'danceWindows',
        alt: 'Two dancers hand in hand in a hall with tall windows',
      },
    },
    title: 'Ember Shuffle',
    subtitle: 'A shuffle dance class for people who only ever watched',
    moment: { moment: 'lesson', alt: 'Three people practising the same step' },
    description: [
      'The shuffle looks like flying and starts with two steps: the running man and the T-step. We take them apart slowly, put them back together with music, and swap sides of the room so that you learn from everybody.',
      'In the last half hour we dim the lights and dance for fun. You will sweat, you will laugh, and you will have something to show at the next wedding.',
    ],
    price: { currency: 'CAD', amount: 50 },
    duration: '2-3 hours',
    capacity: { min: 6, max: 12 },
    host: {
      name: 'Kenji',
      image: 'emberShuffle/host',
      title: 'Shuffle teacher',
      bio: 'Kenji learned to shuffle in parking lots at night and teaches it the way he would have liked to learn it: slowly, with a lot of water breaks.',
    },
    cta: {
      ...claim,
      heading: 'Two steps are all it takes to begin',
      details:
        'Once Vancouver is open, you tell us your free evenings, and we form a balanced group. Only full groups go ahead.',
    },
  },
  {
    id: 'danceToday',
    ...nightOut,
    category: 'Partner dance',
    hero: {
      title: 'Dance today, not one day',
      description: 'For beginners: 10-12 people with two left feet between them, or twenty.',
      background: { motif: 'danceClose', alt: 'Two dancers close up below a string of lanterns' },
    },
    title: 'Dance Today',
    subtitle: 'A first partner-dance class with nothing to prove',
    moment: { moment: 'music', alt: 'A record player beside a dancing shoe' },
    description: [
      'Two hours, three simple steps and a partner who changes every song. You learn to lead and to follow, because it is the fastest way to understand both.',
      'There is a break to catch your breath and compare blisters. By the end you can get through a whole song with anyone in the room.',
    ],
    price: { currency: 'CAD', amount: 40 },
    duration: '2 hours',
    capacity: { min: 10, max: 12 },
    host: {
      name: 'Amara',
      image: 'danceToday/host',
      title: 'Partner-dance teacher',
      bio: 'Amara specialises in absolute beginners. She counts out loud for as long as you need it, and then a little longer.',
    },
    cta: {
      ...claim,
      heading: 'No partner needed. That is the idea',
      details:
        'Once Vancouver is open, groups are balanced, so there is always somebody to dance with. The exact date is known about 7 days beforehand.',
    },
  },
  {
    id: 'bazaDance',
    ...nightOut,
    category: 'Latin',
    hero: {
      title: 'An evening in Latin time',
      description: 'Salsa, bachata and merengue in one warm room, for 5-20 people.',
      background: { motif: 'danceLanterns', alt: 'Two dancers close up in a hall lit by lanterns' },
    },
    title: 'Baza Dance: Latin Workshop',
    subtitle: 'Three dances, three hours, one very good playlist',
    moment: { moment: 'table', alt: 'Three people raising their glasses at a laid table' },
    description: [
      'The largest of our evenings. Merengue first, because everybody can; then the side-to-side of bachata; then the turn in salsa that makes you feel like you have done this all your life.',
      'Between the dances we stop for snacks and stories about the music. The last hour is a small party: play with what you learned, ask people for a dance, be asked.',
    ],
    price: { currency: 'CAD', amount: 120 },
    duration: '3 hours',
    language: 'English and Spanish',
    capacity: { min: 5, max: 20 },
    host: {
      name: 'Camila',
      image: 'bazaDance/host',
      title: 'Latin dance teacher',
      bio: 'Camila grew up dancing in the kitchen and still thinks that is where it should be taught. She will learn your name within ten minutes.',
    },
    cta: {
      ...claim,
      heading: 'Come for the music',
      details:
        'Once Vancouver is open, you tell us when you are free and bring shoes that slide. We balance the group and write to you about 7 days beforehand.',
    },
  },
  {
    id: 'worldDanceCo',
    ...nightOut,
    category: 'World dance',
    hero: {
      title: 'Around the world in two hours',
      description: 'Easy circle and partner dances from four places, for 10-12 beginners.',
      background: { motif: 'danceCurtain', alt: 'Two dancers close up beside a curtain' },
    },
    title: 'World Dance Co',
    subtitle: 'A beginner class that travels',
    moment: { moment: 'together', alt: 'Four people standing arm in arm' },
    description: [
      'People everywhere found out the same thing: holding hands in a circle is a fine way to meet. We learn four dances from four places, each taught in a quarter of an hour and danced until it is silly.',
      'Half of them need no partner at all, and in the other half the partner moves on before you have run out of things to say.',
    ],
    price: { currency: 'CAD', amount: 40 },
    duration: '2 hours',
    capacity: { min: 10, max: 12 },
    host: {
      name: 'Anouk',
      image: 'worldDanceCo/host',
      title: 'Folk-dance teacher',
      bio: 'Anouk collects dances the way others collect recipes, and only keeps those that work with strangers.',
    },
    cta: {
      ...claim,
      heading: 'Four dances, one room, no experience',
      details:
        'Once Vancouver is open, you tell us your free evenings. An event happens only when its group is full.',
    },
  },
];

/** Every id that has a page. */
export const landingIds: readonly LandingId[] = landingRecords.map(({ id }) => id);

/** Returns the record with this id, or the shuffle class if the id is missing or unknown. */
export function landingById(id: string | undefined): LandingRecord {
  const find = (wanted: string | undefined) =>
    landingRecords.find((record) => record.id === wanted);
  return find(id) ?? find('emberShuffle')!;
}

/** Returns the records of one kind of evening, for its type page. */
export function landingsOfType(type: LandingType): readonly LandingRecord[] {
  return landingRecords.filter((record) => record.type === type);
}

/** Returns the path of a record's page. */
export const landingLink = (id: LandingId): string => `/yvr/${id}`;

/** Returns the next records in their order, starting over after the last one. */
export function landingsAfter(id: LandingId, count: number): readonly LandingRecord[] {
  const start = landingIds.indexOf(id) + 1;
  return [...landingRecords, ...landingRecords].slice(start, start + count);
}
