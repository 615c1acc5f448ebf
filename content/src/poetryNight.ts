export interface Price {
  currency: 'CAD';
  amount: number;
}

export const poetryNightPrice: Price = { currency: 'CAD', amount: 40 };

/** The link to the registration for the poetry night. It needs no account. */
export const poetryNightJoin = {
  text: 'Choose my Fridays',
  to: '/emberite/experiences/poetry-night/join',
} as const;

/** The texts of the registration for the poetry night. Its dates are in `registration`. */
export const poetryNightRegistration = {
  title: 'Register for poetry night',
  description:
    'Choose the Fridays that suit you for a poetry night with 8-12 people. It takes a minute and needs no account.',
  heading: 'Which Fridays suit you?',
  lead: 'Tell us when you could come to poetry night. It takes a minute and needs no account yet.',
  datesLegend: 'Your Fridays',
  button: 'Save my Fridays',
  busy: 'Saving your Fridays...',
  done: {
    heading: 'Your Fridays are saved',
    /** What comes next, for people without a profile. */
    next: 'Your Fridays are saved. Next, create your account.',
    member: 'You are registered for poetry night. We will write to you once your group is full.',
  },
  withoutScripts: {
    heading: 'This form needs JavaScript',
    text: 'Please turn it on in your browser and reload this page. Or email us the Fridays that suit you:',
  },
} as const;
