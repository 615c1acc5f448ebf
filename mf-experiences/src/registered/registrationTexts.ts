import { noticeDays, smallestGroup } from '@emberite/content/registration';

/** How close a group for a night out is. The numbers count the member, too. */
export const howClose = {
  title: 'How close is a group?',
  amount: (atLeast: number, needed: number) =>
    atLeast < needed
      ? `At least ${atLeast} of the ${needed} it takes`
      : `${needed} or more. Balance is still open`,
  some: (place: string) =>
    `With you, that many people in ${place} are free at one of your times and chose one of the same things.`,
  enough: (place: string) =>
    `With you, that many people in ${place} are free at one of your times and chose one of the same things. What remains is balance: as many women as men.`,
  none: (place: string) =>
    `We show a number here once enough people in ${place} are free at one of your times and chose one of the same things. More times and activities bring that closer.`,
  questions: [
    {
      title: 'When is it decided?',
      text: `As soon as a group of ${smallestGroup}-12 is full and balanced. About ${noticeDays} days before the event, we write to you with the exact date.`,
    },
    {
      title: 'What if no group forms?',
      text: 'You stay registered, and we go on looking. A deposit goes back to you by itself after three months.',
    },
  ],
} as const;

/** What has become of the refund of a deposit that has not reached the member yet. */
export const refundStates = {
  'under-way': 'Its refund is under way. We write to you when that is confirmed.',
  refused:
    'It could not be refunded yet. We try again every day, and write to you when it is on its way.',
} as const;

/** What becomes of a paid deposit. */
export const depositUse = {
  ahead:
    'It is applied to the payment of your event, and refunded if no group forms within three months.',
  used: 'It counts for your evening, so it is not refunded.',
} as const;

/** Asks before a registration is withdrawn, and reports the result. */
export const withdrawal = {
  action: 'Withdraw',
  busy: 'Withdrawing...',
  title: (registration: string) => `Withdraw your registration for ${registration}?`,
  nightOut:
    'Your times, activities, budget and experiences are deleted, and we look for no group for you any more.',
  /** What becomes of a paid deposit. */
  deposit: {
    refunded: (dollars: number) =>
      `The $${dollars} deposit that you paid goes back to how you paid it.`,
    used: (dollars: number) =>
      `The $${dollars} deposit that you paid counts for your evening, so it does not go back.`,
  },
  /** `day` is that of an evening. */
  place: (day: string) => `You also give up your place on ${day}.`,
  /** If it is not known. */
  anyPlace:
    'If you have a place on an evening, you also give it up, unless that is less than two days ahead.',
  poetryNight: 'Your Fridays are deleted, and we look for no group for you any more.',
  close: 'Close',
  done: 'Your registration is withdrawn.',
  failed: 'You are still registered.',
} as const;

/** The experiences of a registration. */
export const experienceRemoval = {
  heading: 'Your experiences',
  action: 'Remove',
  busy: 'Removing...',
  failed: 'It is still in your registration.',
} as const;

/** Asks before the form's unsent answers are replaced by those of a registration. */
export const unsentAnswers = {
  title: 'You have answers that you have not sent',
  children:
    'The form still has what you last chose in it. You can go on with that, or start again from your registration.',
  keep: 'Go on with those',
  action: 'Start from my registration',
  closeLabel: 'Close',
} as const;
