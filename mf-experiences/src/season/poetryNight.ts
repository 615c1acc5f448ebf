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

/** What several pages say about a registration for the poetry night. */
export const poetryNightRegistration = {
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
    /** Instead of what happens next for a group. */
    waits:
      'Your Fridays have passed, so you have a place in the next season. We write to you when its Fridays are set.',
    /** In the registration of a member. */
    registered:
      'Your Fridays have passed. Your registration counts for a place in the next season; withdraw it if you do not want one.',
  },
} as const;
