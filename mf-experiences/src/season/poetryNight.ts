import { poetryNightJoinPath, poetryWaitlistPath } from '@emberite/content/paths';
import type { Price } from '@emberite/content/price';
import { poetrySeason } from '@emberite/content/poetrySeason';

export const poetryNightPrice: Price = { currency: 'CAD', amount: 40 };
export const poetryNightDuration = '3-4 hours';

/** The link to the registration for the poetry night. It needs no account. */
export const poetryNightJoin = {
  text: 'Choose my Fridays',
  to: poetryNightJoinPath,
} as const;

/** Where people go on once the season is over. */
export const nextSeason = {
  text: 'Tell me about the next season',
  to: poetryWaitlistPath,
} as const;

/** For the head of every prerendered page on which `BySeason` shows something. */
export const poetryMoments: readonly number[] = poetrySeason.fridays.map(({ begins }) => begins);

/** The texts of the registration for the poetry night. Its dates are in `registration`. */
export const poetryNightRegistration = {
  title: 'Register for poetry night',
  description:
    'A poetry night with 8-12 people: choose the Fridays that suit you, or hear of the next season. It needs no account.',
  heading: 'Which Fridays suit you?',
  lead: 'Tell us when you could come to poetry night in Revelstoke. It takes a minute and needs no account yet.',
  datesLegend: 'Your Fridays',
  button: 'Save my Fridays',
  busy: 'Saving your Fridays...',
  done: {
    heading: 'Your Fridays are saved',
    member: 'You are registered for poetry night.',
  },
  /** While there are Fridays to choose from. */
  season: `This season: Fridays in ${poetrySeason.name}, from 7 PM.`,
  /** Once all Fridays have passed. */
  seasonOver: {
    heading: 'This season is over',
    text: `The Fridays in ${poetrySeason.name} have passed. Leave your address, and we write to you when the Fridays of the next season are set.`,
    address:
      'It takes a minute and needs no account. Registering for the next season brings an invite code.',
    /** Instead of what happens next for a group. */
    waits:
      'Your Fridays have passed, so you have a place in the next season. We write to you when its Fridays are set.',
    /** In the registration of a member. */
    registered:
      'Your Fridays have passed. Your registration counts for a place in the next season; withdraw it if you do not want one.',
  },
  /** For members who are registered. */
  registered: {
    heading: 'You are registered for poetry night',
    text: 'What you save here replaces your Fridays.',
    change: 'Change my Fridays',
    see: 'See my registrations',
  },
  withoutScripts: {
    heading: 'This form needs JavaScript',
    text: 'Please turn it on in your browser and reload this page. Or email us the Fridays that suit you:',
  },
} as const;
