import { noticeDays, smallestGroup } from '@emberite/content/registration';

const some = (place: string) =>
  `With you, that many people in ${place} are free at one of your times and chose one of the same things.`;

/** How close a group for a night out is. The numbers count the member, too. */
export const howClose = {
  amount: (atLeast: number, needed: number) =>
    atLeast < needed
      ? `At least ${atLeast} of the ${needed} it takes`
      : `${needed} or more. Balance is still open`,
  some,
  enough: (place: string) => `${some(place)} What remains is balance: as many women as men.`,
  none: (place: string) =>
    `We show a number here once enough people in ${place} are free at one of your times and chose one of the same things. More times and activities bring that closer.`,
  questions: {
    'When is it decided?': `As soon as a group of ${smallestGroup}-12 is full and balanced. About ${noticeDays} days before the event, we write to you with the exact date.`,
    'What if no group forms?':
      'You stay registered, and we go on looking. A deposit goes back to you by itself after three months.',
  },
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

/** Asks before the form's unsent answers are replaced by those of a registration. */
export const unsentAnswers = {
  title: 'You have answers that you have not sent',
  children:
    'The form still has what you last chose in it. You can go on with that, or start again from your registration.',
  keep: 'Go on with those',
  action: 'Start from my registration',
} as const;
