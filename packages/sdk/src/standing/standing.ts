/**
 * Where a member stands: what is done, the one thing that is next, and what waits for others. All
 * pages that say anything about it take it from here, so that none contradicts another.
 */
import { dayOf } from '@emberite/content/day';
import { registrationName } from '@emberite/content/experiences';
import { metroVancouver, otherLocation } from '@emberite/content/locations';
import { videosPath, wizardPath } from '@emberite/content/paths';
import {
  poetrySeasonAt,
  missingVideos,
  neededVideos,
  noticeDays,
} from '@emberite/content/registration';
import { activeStep, isCompleted, roadmapsFor, stepPath } from '@emberite/content/roadmaps';
import { depositStatus } from './deposit.ts';
import type { DepositStatus, Registered } from './deposit.ts';

/** Once this step is done, the member is asked for the first two videos. */
const craftProfileStep = 'craft-profile';

/** What a page has asked for: it may still be loading, or it could not be loaded. */
export type Known<Value> = Value | 'loading' | 'unknown';

export interface StandingFacts {
  /** Where the member lives. */
  readonly location: string | null;
  /** The completed steps of each roadmap. */
  readonly roadmaps: Readonly<Record<string, readonly string[]>>;
  readonly videos: Known<readonly { readonly promptType: string }[]>;
  readonly registered: Known<Registered>;
  /** Whether a flag of the site is on. */
  readonly flag: (name: string) => boolean;
  /** ISO time from which members see each other. */
  readonly visibilityOpens: string;
  /** In milliseconds. */
  readonly now: number;
}

/** The one thing for a member to do now. */
interface NextStep {
  title: string;
  text: string;
  action: { text: string; href: string };
}

/** Something that others have to do before it goes on. */
interface Wait {
  title: string;
  text: string;
}

export interface Standing {
  /** What the member has done: short sentences. */
  done: readonly string[];
  /** Null if nothing is left for the member to do, or it is not known. */
  next: NextStep | 'loading' | null;
  waits: readonly Wait[];
  /** Whether nothing is left for the member to do. */
  isAllSet: boolean;
}

type Needed = (typeof neededVideos)[number];

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

const kinds = (types: readonly Needed[], word: string): string =>
  types.map((type) => `a ${type} ${word}`).join(' and ');

function nextVideo(
  videos: readonly unknown[],
  missing: readonly Needed[],
  facts: StandingFacts,
): NextStep {
  const hasCrafted = Object.values(facts.roadmaps).some((ids) => ids.includes(craftProfileStep));
  if (hasCrafted && videos.length < neededVideos.length) {
    return {
      title: 'Upload your first two videos',
      text: 'One fun and one useful, 15 seconds each. With both, others can discover you.',
      action: { text: 'Go to Videos', href: videosPath },
    };
  }
  if (videos.length === 0) {
    return {
      title: 'Record your first video',
      text: '15 seconds, fun or useful. Pick a prompt, look into the camera and be yourself.',
      action: { text: 'Record it', href: videosPath },
    };
  }
  const start = missing.length > 1 ? 'A good start, now' : 'One down, now';
  return {
    title: `${start} ${kinds(missing, 'one')}`,
    text: 'Others discover you only with both kinds.',
    action: { text: 'Record it', href: videosPath },
  };
}

const register: NextStep = {
  title: 'Register for a night out',
  text: 'Tell us when you are free and what you like. It takes a few minutes.',
  action: { text: 'Register', href: wizardPath },
};

const pay: NextStep = {
  title: 'Decide about your deposit',
  text: 'You agreed to a deposit, and it is not paid. Pay it, or stay registered without one.',
  action: { text: 'Go to my deposit', href: wizardPath },
};

/** The steps that a member can read, of those not completed the first of each roadmap. */
function stepsOf({ location, roadmaps, flag }: StandingFacts) {
  const all = flag('showJourney') ? roadmapsFor(location) : [];
  const open = all.flatMap((roadmap) => {
    const step = activeStep(roadmap, roadmaps[roadmap.id] ?? []);
    return step?.id ? [{ ...step, href: stepPath(roadmap.id, step.id) }] : [];
  });
  const total = all.flatMap(({ steps }) => steps.filter(({ id }) => id !== undefined)).length;
  const completed = all.flatMap(({ id, steps }) =>
    steps.filter((step) => isCompleted(step, roadmaps[id] ?? [])),
  ).length;
  return { open, total, completed };
}

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

/** Returns where a member stands. What is not known is neither done nor left to do. */
export function standingOf(facts: StandingFacts): Standing {
  const { location, videos, registered, now, visibilityOpens } = facts;
  const known = typeof registered === 'object' ? registered : null;
  const isClosed = known?.place
    ? !known.place.isOpen
    : location !== null && Object.hasOwn(closedPlaces, location);
  const recorded = typeof videos === 'object' ? videos : null;
  const missing = recorded ? missingVideos(recorded) : [];
  const isSeasonOver = poetrySeasonAt(now).phase === 'after';
  const has = (kind: 'night-out' | 'poetry-night') =>
    known?.registrations.some((each) => each.kind === kind) ?? false;
  /** Whether a group forms for the member. */
  const isWaiting = !isClosed && (has('night-out') || (has('poetry-night') && !isSeasonOver));
  const deposit = known && depositStatus(known);
  const isOwed =
    !isClosed &&
    known?.payments !== 'unavailable' &&
    has('night-out') &&
    (deposit === 'not-paid' || deposit === 'failed');
  const steps = stepsOf(facts);

  function next(): Standing['next'] {
    if (videos === 'loading') return 'loading';
    if (recorded && missing.length > 0) return nextVideo(recorded, missing, facts);
    if (registered === 'loading') return 'loading';
    if (known && !isClosed && !isWaiting) return register;
    if (isOwed) return pay;
    const [step] = steps.open;
    if (!step) return null;
    const { title, description, href } = step;
    return { title, text: description, action: { text: 'Read more', href } };
  }

  function* done() {
    const kinds = neededVideos.filter((kind) => recorded && !missing.includes(kind));
    if (kinds.length > 0) {
      yield `Your ${kinds.join(' and ')} ${kinds.length > 1 ? 'videos are' : 'video is'} recorded.`;
    }
    for (const registration of known?.registrations ?? []) {
      const isOver = registration.kind === 'poetry-night' && isSeasonOver;
      yield `You ${isOver ? 'were' : 'are'} registered for ${registrationName(registration)}.`;
    }
    if (deposit === 'paid') yield 'Your deposit is paid.';
    if (steps.completed > 0) {
      yield `${steps.completed} of ${steps.total} steps of your journey are completed.`;
    }
  }

  function* waits() {
    if (isClosed) yield closedPlaces[location ?? otherLocation] ?? notOpen;
    const atBank = deposit && waitsForBank[deposit];
    if (atBank) yield atBank;
    if (isWaiting) {
      yield {
        title: 'Your group forms',
        text: `We look for a full, balanced group that suits your times. About ${noticeDays} days before the event, we write to you with the exact date.`,
      };
    }
    if (has('poetry-night') && isSeasonOver) {
      yield {
        title: 'Poetry night comes back',
        text: 'Your Fridays have passed, so you have a place in the next season. We write to you when its Fridays are set.',
      };
    }
    if (recorded && missing.length === 0 && now < Date.parse(visibilityOpens)) {
      yield {
        title: 'Members see each other soon',
        text: `From ${dayOf(visibilityOpens)}, others can discover you by your videos.`,
      };
    }
  }

  const step = next();
  return {
    done: [...done()],
    next: step,
    waits: [...waits()],
    isAllSet: step === null && recorded !== null && known !== null,
  };
}
