/**
 * What the registrations and evenings of a member say of where they stand: the one thing they do next, what waits for
 * others, and what is done.
 */
import { registrationName } from '@emberite/content/experiences';
import { metroVancouver, otherLocation } from '@emberite/content/locations';
import { eveningsPath, wizardPath } from '@emberite/content/paths';
import { poetrySeasonAt } from '@emberite/content/poetrySeason';
import { noticeDays } from '@emberite/content/registration';
import type { Known, NextStep, Said, Wait } from '@emberite/sdk/standing';
import { awayIn, eveningDay, eveningTitle, keptUntil, phaseOf } from '../evenings/evening.ts';
import type { EveningPhase, Evenings } from '../evenings/evening.ts';
import { depositStatus } from '../registered/deposit.ts';
import type { DepositStatus, Registered } from '../registered/deposit.ts';
import { poetryNightRegistration } from '../season/poetryNight.ts';

export interface SaidFacts {
  /** Where the member lives. */
  readonly location: string | null;
  readonly registered: Known<Registered>;
  /** The evenings that the member was asked for. */
  readonly evenings: Known<Evenings>;
  /** In milliseconds. */
  readonly now: number;
}

const notOpen: Wait = {
  title: 'Ember is not open where you live yet',
  text: 'Only Revelstoke is open so far. We have noted your interest and will write to you when that changes.',
};

const closedPlaces: Readonly<Partial<Record<string, Wait>>> = {
  [metroVancouver]: {
    title: 'Metro Vancouver comes next',
    text: 'Only Revelstoke is open so far. We will write to you when groups form near you. Until then, take your first steps, and enter the Vancouver Giveaway.',
  },
  [otherLocation]: notOpen,
};

const register: NextStep = {
  title: 'Register for a night out',
  text: 'Tell us when you are free and what you like. It takes a few minutes.',
  action: { text: 'Register', href: wizardPath },
};

const pay: NextStep = {
  title: 'Decide about your deposit',
  text: 'You agreed to a deposit, and it is not paid. Pay it, or stay registered without one.',
  action: { text: 'Go to my deposit', href: `${wizardPath}?deposit=open` },
};

const waitsForBank: Partial<Record<DepositStatus, Wait>> = {
  pending: {
    title: 'Your payment is on its way',
    text: 'Your bank has not confirmed it yet, which can take a few days. Please do not pay again until then.',
  },
  overdue: {
    title: 'Your payment is still on its way',
    text: 'Your bank has not confirmed it for days. You can wait, or pay another way at your registrations.',
  },
  unconfirmed: {
    title: 'We are checking your payment',
    text: 'The payment service cannot tell us yet whether you have paid. Please do not pay again until then.',
  },
};

/** What there is to know about an evening that is ahead, in two sentences. */
const inWords = (evening: Evenings[number]): string =>
  `${eveningTitle(evening)}, ${eveningDay(evening)} at ${evening.hour}, ${evening.meetingPlace.name}.`;

/** Returns what there is to say. What is not known is neither done nor left to do. */
export function saidOf({ location, registered, evenings, now }: SaidFacts): Said {
  const known = typeof registered === 'object' ? registered : null;
  const isClosed = known?.place
    ? !known.place.isOpen
    : location !== null && Object.hasOwn(closedPlaces, location);
  const isSeasonOver = poetrySeasonAt(now).phase === 'after';
  const has = (kind: 'night-out' | 'poetry-night') =>
    known?.registrations.some((each) => each.kind === kind) ?? false;
  const asked = typeof evenings === 'object' ? evenings : [];
  const inPhase = (phase: EveningPhase) => asked.filter((one) => phaseOf(one, now) === phase);
  const isInGroup = inPhase('asked').length + inPhase('coming').length > 0;
  const isRegistered = has('night-out') || (has('poetry-night') && !isSeasonOver);
  /** Whether a group forms for the member. */
  const isWaiting = !isClosed && isRegistered && !isInGroup && typeof evenings === 'object';
  const deposit = known && depositStatus(known);
  const isOwed =
    !isClosed &&
    known?.payments !== 'unavailable' &&
    known?.registrations.some(({ depositAgreement }) => depositAgreement === 'yes') &&
    (deposit === 'not-paid' || deposit === 'failed');

  function first(): Said['first'] {
    if (evenings === 'loading' && isRegistered) return 'loading';
    const [question] = inPhase('asked');
    return question
      ? {
          title: `Are you coming on ${eveningDay(question)}?`,
          text: `${inWords(question)} Your place is kept for you until ${keptUntil(question)}.`,
          action: { text: 'Answer', href: eveningsPath },
        }
      : null;
  }

  function afterVideos(): Said['afterVideos'] {
    if (typeof registered !== 'object') return registered;
    if (!isClosed && !isRegistered) return register;
    if (isOwed) return pay;
    return typeof evenings === 'object' ? null : evenings;
  }

  function* done() {
    for (const registration of known?.registrations ?? []) {
      const isOver = registration.kind === 'poetry-night' && isSeasonOver;
      yield `You ${isOver ? 'were' : 'are'} registered for ${registrationName(registration)}.`;
    }
    for (const evening of inPhase('over')) {
      if (evening.state === 'coming') yield `Your evening is over: ${eveningTitle(evening)}.`;
    }
    if (deposit === 'paid') yield 'Your deposit is paid.';
  }

  function* waits() {
    if (isClosed) yield closedPlaces[location ?? otherLocation] ?? notOpen;
    const atBank = deposit && waitsForBank[deposit];
    if (atBank) yield atBank;
    const [coming] = inPhase('coming');
    if (coming) {
      const isFull = coming.status !== 'inviting';
      yield {
        title: `Your evening is ${awayIn(coming, now)}`,
        text: inWords(coming) + (isFull ? '' : ' It takes place once everybody has said yes.'),
      };
    }
    const [calledOff] = inPhase('called-off').filter((one) => now < Date.parse(one.startsAt));
    if (calledOff && isWaiting) {
      yield {
        title: 'Your evening was called off',
        text: `${inWords(calledOff)} You wait on, and keep your place in the queue.`,
      };
    }
    if (isWaiting) {
      yield {
        title: 'Your group forms',
        text: `We look for a full, balanced group that suits your times. About ${noticeDays} days before the event, we write to you with the exact date.`,
      };
    }
    if (has('poetry-night') && isSeasonOver) {
      yield {
        title: 'Poetry night comes back',
        text: poetryNightRegistration.seasonOver.waits,
      };
    }
  }

  return { first: first(), afterVideos: afterVideos(), done: [...done()], waits: [...waits()] };
}
