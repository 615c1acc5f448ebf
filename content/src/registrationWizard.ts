import { registrationHelp } from './registration.ts';

/** The path of the wizard. Members come back to it from the payment page. */
export const wizardPath = '/emberite/experiences/join';

/** Where members see what they are registered for. */
export const registrationsPath = '/emberite/experiences#registrations';

/** The heading and lead of each step of the wizard. */
export const registrationSteps = [
  { title: 'When are you free?', lead: registrationHelp.availabilityExplained },
  { title: 'What sounds like fun?', lead: registrationHelp.activities },
  { title: 'What is your budget for an evening?', lead: registrationHelp.budget },
  { title: 'Your videos', lead: registrationHelp.video },
  { title: 'Your deposit', lead: registrationHelp.deposit },
] as const;

/** The labels of the wizard's questions and buttons. */
export const registrationWizard = {
  availability: 'Your times',
  activities: 'Your activities',
  idealBudget: 'Ideal budget',
  maxBudget: 'Maximum budget',
  videoAgreement: 'Will you upload at least 2 videos?',
  depositAgreement: 'Will you leave a deposit?',
  next: 'Next',
  back: 'Back',
  /** The last button, by the deposit agreement; '' while that is not answered. */
  register: {
    '': 'Register',
    yes: 'Register and pay $10',
    no: 'Register without a deposit',
  },
  busy: 'Registering...',
  done: 'You are registered.',
  toVideos: 'Go to Videos',
} as const;

/** Says how many videos a member still needs; both numbers are at least 1. */
export function missingVideosText(missing: number, wanted: number): string {
  const more = missing === 1 ? '1 more video' : `${missing} more videos`;
  return `You still need ${more}: others can discover you once you have ${wanted}. You can register now and record later; your answers here are kept.`;
}

/** What the wizard's page says about the deposit after the payment page. */
export const depositOutcomes = {
  paid: {
    title: 'Your deposit is paid',
    text: 'Thank you! You are registered. The $10 counts towards the price of your event, and is refunded automatically if no group forms within three months.',
  },
  'already-paid': {
    title: 'Your deposit is already paid',
    text: 'You are registered, and nothing was charged again. The $10 counts towards the price of your event.',
  },
  pending: {
    title: 'Your payment is on its way',
    text: 'You are registered. Your bank has not confirmed the payment yet, which can take a few days. There is nothing you need to do: your deposit appears with your registrations as soon as it arrives. Please do not pay again until then.',
  },
  refunded: {
    title: 'Your deposit was refunded',
    text: 'You are registered, but your earlier deposit has gone back to you, so none is on file. You can pay a new one, or stay registered without one.',
  },
  unavailable: {
    title: 'We cannot take payments right now',
    text: 'You are registered, and nothing was charged. You can pay the deposit later, or stay registered without one: it is optional for now.',
  },
  'not-paid': {
    title: 'Your deposit is not paid',
    text: 'You are registered, and nothing was charged. You can pay the deposit now, or stay registered without one: it is optional for now.',
  },
  without: {
    title: 'You are registered without a deposit',
    text: 'That is fine for now. We will write to you about 7 days before your event.',
  },
} as const;

/** The buttons and links beside them. */
export const depositActions = {
  pay: 'Pay the $10 deposit',
  again: 'Try the payment again',
  later: 'Pay later',
  without: 'Go without a deposit',
  savingWithout: 'Saving...',
  check: 'Check again',
  checking: 'Checking...',
  asking: 'Looking up your deposit',
  unknown: 'We could not look up your deposit.',
  retry: 'Try again',
  /** While the browser leaves for the payment page. */
  leaving: { title: 'You are registered', text: 'Taking you to the payment...' },
  registrations: 'See my registrations',
  register: 'Start my registration',
} as const;
