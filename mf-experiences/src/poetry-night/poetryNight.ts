import { poetryNightJoinPath } from '@emberite/content/paths';

export interface Price {
  currency: 'CAD';
  amount: number;
}

export const poetryNightPrice: Price = { currency: 'CAD', amount: 40 };
export const poetryNightDuration = '3-4 hours';

/** Returns a price as text: '40 CAD'. */
export const priceText = ({ amount, currency }: Price): string => `${amount} ${currency}`;

/** The link to the registration for the poetry night. It needs no account. */
export const poetryNightJoin = {
  text: 'Choose my Fridays',
  to: poetryNightJoinPath,
} as const;

/** The texts of the registration for the poetry night. Its dates are in `registration`. */
export const poetryNightRegistration = {
  title: 'Register for poetry night',
  description:
    'Choose the Fridays that suit you for a poetry night with 8-12 people. It takes a minute and needs no account.',
  heading: 'Which Fridays suit you?',
  lead: 'Tell us when you could come to poetry night in Revelstoke. It takes a minute and needs no account yet.',
  datesLegend: 'Your Fridays',
  button: 'Save my Fridays',
  busy: 'Saving your Fridays...',
  done: {
    heading: 'Your Fridays are saved',
    member: 'You are registered for poetry night.',
  },
  /** Once all Fridays have passed. */
  seasonOver: {
    heading: 'This season is over',
    text: 'These Fridays have passed. You can still choose: we take it as your wish for a place in the next season, and write to you when its Fridays are set.',
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
