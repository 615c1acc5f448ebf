import { brand } from '@emberite/content/brand';
import type { Description } from '@emberite/ui-kit/DescriptionList';
import { Calendar, Clock, Mountain, Users } from '@emberite/ui-kit/Icon';
import type { Picture } from '../experiences/experience.ts';
import { poetryNightJoin } from '../season/poetryNight.ts';
import type { LandingType } from './landing.ts';

/** How an evening with us compares, row by row. */
export const comparison = {
  heading: 'How does it compare?',
  columns: ['Ember', 'Dating apps', 'Bars and clubs'],
  rows: [
    {
      label: 'First contact',
      cells: ['Doing something together', 'A message among dozens', 'Shouting over music'],
    },
    {
      label: 'Who is there',
      cells: [
        'A balanced group, picked to get along',
        'Whoever the feed shows',
        'Whoever happens to come',
      ],
    },
    {
      label: 'If it is not a match',
      cells: ['You still had a good evening', 'Silence', 'An early taxi'],
    },
    {
      label: 'Rejection',
      cells: ['Nobody learns who matched with whom', 'Part of the design', 'In front of everybody'],
    },
    {
      label: 'Who plans it',
      cells: ['A group planner and a host', 'You', 'You, on a group chat'],
    },
    {
      label: 'What you pay for',
      cells: ['The experience itself', 'Being seen', 'Drinks'],
    },
  ],
} as const;

/** How a registration becomes an evening. */
export const howItWorks = {
  heading: 'How it works',
  steps: [
    {
      title: 'Claim your spot',
      text: 'Create your account and tell us which evenings suit you.',
    },
    {
      title: 'Show yourself in 15 seconds',
      text: 'Record two short videos, one fun and one useful. Members only see members who do the same.',
    },
    {
      title: 'We form the group',
      text: 'Balanced, of similar age, and full: an event only happens when every place is taken.',
    },
    {
      title: 'You get the date',
      text: 'About 7 days beforehand, you get an invite with the time, the address and a note from the host.',
    },
    {
      title: 'You enjoy the evening',
      text: 'The host looks after the group. Who might have matched with whom stays with us.',
    },
  ],
} as const;

/** The texts of a type page: what the evening is like, above the list of its records. */
export interface LandingTypePage {
  type: LandingType;
  path: string;
  title: string;
  description: string;
  picture: Picture;
  hero: { title: string; text: string };
  /** What to know before anything else, on this page and on those of its records. */
  notice?: string;
  about: { heading: string; paragraphs: readonly string[] };
  facts: readonly Description[];
  listHeading: string;
  cta: { heading: string; text: string; buttonText: string; to: string };
  /** In place of the buttons, for members, if visitors are asked to create an account. */
  forMembers?: { text: string; to: string };
}

export const poetryPage: LandingTypePage = {
  type: 'poetry',
  path: '/poetry',
  title: 'Poetry night',
  description:
    'A hosted evening of poems for a balanced group of 8-12 people. Reading is optional.',
  picture: {
    motif: 'poetry',
    alt: 'An open book and a feather between a reading lamp and shelves of books',
  },
  hero: {
    title: 'Poetry night',
    text: 'An evening of soft light and brave words for a balanced group of 8-12. You do not have to read. You do not even have to rhyme.',
  },
  about: {
    heading: 'What the evening is like',
    paragraphs: [
      'A living-room café, a host who goes first, and a table full of people who put their phones away. We read, we write six lines in pairs, we listen. In between there is cake and a lot of time to talk.',
      'It is the gentlest way we know to meet people: nobody performs, nobody is paired off, and nobody learns who matched with whom.',
    ],
  },
  facts: [
    { icon: Users, name: 'Group', value: '8-12 people, balanced' },
    { icon: Calendar, name: 'When', value: 'Fridays, from 7 PM' },
    { icon: Clock, name: 'Notice', value: 'About 7 days beforehand, once the group is full' },
  ],
  listHeading: 'The evening',
  cta: {
    heading: 'Which Friday suits you?',
    text: 'Registering takes a minute and needs no account. It does not guarantee a spot: we only go ahead with a full, balanced group.',
    buttonText: poetryNightJoin.text,
    to: poetryNightJoin.to,
  },
};

export const nightOutPage: LandingTypePage = {
  type: 'night-out',
  path: '/yvr',
  title: 'Night out in Vancouver',
  description: 'Beginner dance nights in Vancouver for small, balanced groups. No partner needed.',
  picture: { motif: 'dance', alt: 'Two people dancing below a string of lanterns in a hall' },
  hero: {
    title: 'Night out in Vancouver',
    text: 'A reason to go out that beats a table for two: learn something, laugh a lot and meet a whole group.',
  },
  notice:
    'Vancouver is not open yet: no groups form there so far. Membership is by invitation, and we write to members who live there when that changes.',
  about: {
    heading: 'What the evening is like',
    paragraphs: [
      'A beginner class with a good teacher, a small balanced group and music you can feel in your knees. Everybody starts from zero, partners change all the time, and there is always a break to talk.',
      'You need no partner and no experience. Groups go ahead only when they are full, and nobody learns who matched with whom.',
    ],
  },
  facts: [
    { icon: Users, name: 'Group', value: '6-12 people, balanced; the Latin workshop is larger' },
    { icon: Mountain, name: 'Level', value: 'Beginner' },
    { icon: Clock, name: 'Notice', value: 'About 7 days beforehand, once the group is full' },
  ],
  listHeading: 'Choose your night',
  cta: {
    heading: 'Ready when you are',
    text: 'Vancouver is not open yet. Membership is by invitation, and we write to members who live there when groups form.',
    buttonText: brand.callToAction.text,
    to: brand.callToAction.to,
  },
  forMembers: brand.toJourney,
};

export const landingTypePages: Readonly<Record<LandingType, LandingTypePage>> = {
  poetry: poetryPage,
  'night-out': nightOutPage,
};
