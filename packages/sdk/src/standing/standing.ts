/**
 * Where a member stands: what is done, the one thing that is next, and what waits for others. It knows their videos and
 * steps; the remote with the registrations says what it knows of those. All pages that say anything about it take it
 * from here, so that none contradicts another.
 */
import { dayOf } from '@emberite/content/day';
import { videosPath } from '@emberite/content/paths';
import { missingVideos, neededVideos } from '@emberite/content/registration';
import { activeStep, isCompleted, roadmapsFor, stepPath } from '@emberite/content/roadmaps';

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
  /** Whether a flag of the site is on. */
  readonly flag: (name: string) => boolean;
  /** ISO time from which members see each other. */
  readonly visibilityOpens: string;
  /** In milliseconds. */
  readonly now: number;
}

/** The one thing for a member to do now. */
export interface NextStep {
  title: string;
  text: string;
  action: { text: string; href: string };
}

/** Something that others have to do before it goes on. */
export interface Wait {
  title: string;
  text: string;
}

/** What a remote says of where a member stands. */
export interface Said {
  /** What comes before everything else. */
  first: NextStep | 'loading' | null;
  /** What comes once both videos are there. `unknown`: perhaps something is left to do there. */
  afterVideos: NextStep | 'loading' | 'unknown' | null;
  /** Short sentences. */
  done: readonly string[];
  waits: readonly Wait[];
}

/** On a site without that remote. */
const nothing: Said = { first: null, afterVideos: null, done: [], waits: [] };

/** Until that remote is there. */
export const stillAsking: Said = { ...nothing, afterVideos: 'loading' };

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

/** Returns where a member stands. What is not known is neither done nor left to do. */
export function standingOf(facts: StandingFacts, said: Said = nothing): Standing {
  const { videos, now, visibilityOpens } = facts;
  const recorded = typeof videos === 'object' ? videos : null;
  const missing = recorded ? missingVideos(recorded) : [];
  const steps = stepsOf(facts);

  function next(): Standing['next'] {
    if (said.first) return said.first;
    if (videos === 'loading') return 'loading';
    if (recorded && missing.length > 0) return nextVideo(recorded, missing, facts);
    if (said.afterVideos && said.afterVideos !== 'unknown') return said.afterVideos;
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
    yield* said.done;
    if (steps.completed > 0) {
      yield `${steps.completed} of ${steps.total} steps of your journey are completed.`;
    }
  }

  function* waits() {
    yield* said.waits;
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
    isAllSet: step === null && recorded !== null && said.afterVideos !== 'unknown',
  };
}
