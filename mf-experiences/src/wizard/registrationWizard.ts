import type { neededVideos } from '@emberite/content/registration';
import { poetryNightRegistration } from '../season/poetryNight.ts';

export const registrationSteps = [
  {
    title: 'When are you free?',
    lead: 'You are not booked yet. We look for the evening that suits a full group and tell you about 7 days beforehand.',
  },
  {
    title: 'What sounds like fun?',
    lead: 'Choose all that sound like fun. We plan from what is asked for most.',
  },
  {
    title: 'What is your budget for an evening?',
    lead: 'Per person and evening, food and drinks included. It keeps groups comfortable for everyone.',
  },
  {
    title: 'Your videos',
    lead: 'Members see each other’s videos, so everybody in a group has uploaded some.',
  },
  {
    title: 'Your deposit',
    lead: 'A refundable $10 shows that you mean it. It is optional now and will be mandatory later.',
  },
] as const;

export const registrationWizard = {
  /** The last button, by the deposit agreement; '' while that is not answered. */
  register: {
    '': 'Register',
    yes: 'Register and pay $10',
    no: 'Register without a deposit',
  },
  busy: 'Registering...',
  /** If it was not known before the last button was pressed that the member is registered. */
  replacesNow:
    'You are registered already. Press the button again if these answers should replace the earlier ones.',
  /** In place of the question, if the member has paid or is paying. */
  deposit: {
    paid: 'Your $10 deposit is already paid. You will not be charged again.',
    pending: 'Your $10 payment is on its way. You need not pay again.',
  },
} as const;

type NeededVideo = (typeof neededVideos)[number];

/** Says which videos a member still needs; at least one. */
export function missingVideosText(missing: readonly NeededVideo[]): string {
  const [kind] = missing;
  const what = missing.length === 1 ? `a ${kind} video` : '2 videos, one fun and one useful';
  return `You still need ${what}: others can discover you once you have one of each kind. You can register now and record later; your answers here are kept.`;
}

const ofTheEvent =
  'The $10 counts towards the price of your event, and is refunded automatically if no group forms within three months.';
const orWithout = 'or stay registered without one: it is optional for now.';

/** What the wizard's page says about the deposit. */
export const depositOutcomes = {
  paid: { title: 'Your deposit is paid', text: `Thank you! ${ofTheEvent}` },
  'already-paid': {
    title: 'Your deposit is already paid',
    text: `There is nothing more to pay. ${ofTheEvent}`,
  },
  used: {
    title: 'Your deposit is already paid',
    text: 'There is nothing more to pay. The $10 counts for your evening.',
  },
  pending: {
    title: 'Your payment is on its way',
    text: 'Your bank has not confirmed it yet, which can take a few days. There is nothing you need to do: your deposit appears with your registrations as soon as it arrives. Please do not pay again until then.',
  },
  overdue: {
    title: 'Your payment is still on its way',
    text: 'Your bank has not confirmed it for days. You can wait, or pay another way: if both payments arrive, the second one is refunded.',
  },
  unconfirmed: {
    title: 'We are checking your payment',
    text: 'The payment service cannot tell us yet whether you have paid. If you have, your deposit appears with your registrations within the hour. Please do not pay again until then.',
  },
  failed: {
    title: 'Your payment did not go through',
    text: `Your bank refused it, so you have no deposit. You can pay again, ${orWithout}`,
  },
  refunding: {
    title: 'Your earlier deposit goes back to you',
    text: 'We write to you when the refund is confirmed. You can pay a new deposit then.',
  },
  refunded: {
    title: 'Your deposit was refunded',
    text: `Your earlier deposit has gone back to you. You can pay a new one, ${orWithout}`,
  },
  unavailable: {
    title: 'We cannot take payments right now',
    text: `Nothing was charged. You can pay the deposit later, ${orWithout}`,
  },
  'not-paid': {
    title: 'Your deposit is not paid',
    text: `You can pay the deposit now, ${orWithout}`,
  },
  without: {
    title: 'You are registered without a deposit',
    text: 'That is fine for now. We will write to you about 7 days before your event.',
  },
} as const;

const whatYouChose = 'An email with what you chose is on its way to';

/**
 * The moment of success: the member is registered for a night out, with a deposit just paid or without one, or for
 * poetry night.
 */
export const youAreIn = {
  lead: {
    without: (name: string) =>
      `You are registered for ${name}, without a deposit. That is fine for now.`,
    paid: (name: string) =>
      `You are registered for ${name}, and your deposit is paid. Thank you! ${ofTheEvent}`,
    poetry: () => poetryNightRegistration.done.member,
  },
  /** What the email says, before the address it goes to. */
  mail: {
    without: whatYouChose,
    paid: 'Emails with what you chose and what you paid are on their way to',
    poetry: whatYouChose,
  },
  /** For a member whose videos are missing. */
  videos: {
    text: (missing: readonly NeededVideo[]) =>
      missing.length === 1
        ? `Record a ${missing[0]} video. With one of each kind, others can discover you.`
        : 'Record your videos: one fun, one useful, 15 seconds each. With both, others can discover you.',
    record: (missing: readonly NeededVideo[]) =>
      missing.length === 1 ? `Record a ${missing[0]} video` : 'Record a video',
  },
} as const;

/** Where groups do not form yet, in place of the steps. */
export const placeNotOpen = {
  text: (label: string) => `${label} is not open yet. We will email you when it is.`,
  /** `waiting` counts this member, too. */
  waiting: (waiting: number) =>
    waiting > 1
      ? `${waiting} people wait there already. You are one of them.`
      : 'You are the first one there.',
} as const;

/** The buttons about a payment that is on its way, in the wizard and at the registrations. */
export const depositActions = {
  payAnotherWay: 'Pay another way',
  check: 'Check again',
  checking: 'Checking...',
  /** The payment service was asked, and the bank has not decided yet. */
  noNews: 'No news from your bank yet.',
} as const;
