import { registrationsPath, wizardPath } from '@emberite/content/paths';
import { neededVideos, noticeDays } from '@emberite/content/registration';
import { missingTypes, namesOf } from '../videos/needed.ts';
import type { NeededType, TypedVideo } from '../videos/needed.ts';
import { notOpenYet } from './notOpenYet.ts';
import { activeStep, craftProfileStep, progressOf, roadmapsFor } from './roadmaps.ts';
import type { Roadmap, RoadmapIcon } from './roadmaps.ts';

export interface JourneyInput {
  readonly location: string | null;
  readonly roadmaps: Readonly<Record<string, readonly string[]>>;
  /** The member's videos; undefined if they are unknown or do not matter. */
  readonly videos?: readonly TypedVideo[] | undefined;
  /** Whether the member is registered for anything; `unknown` by default. */
  readonly registered?: boolean | 'loading' | 'unknown' | undefined;
}

/** A step as one member sees it. A step that does not exist yet has no `href`. */
export interface JourneyStep {
  /** Unique in its roadmap. */
  key: string;
  title: string;
  description: string;
  state: 'completed' | 'active' | 'locked';
  href?: string;
}

interface JourneyRoadmap {
  id: string;
  title: string;
  icon: RoadmapIcon;
  /** The percentage of completed steps, rounded down. */
  percent: number;
  steps: readonly JourneyStep[];
}

/** The best thing for a member to do now. */
export interface NextStep {
  title: string;
  text: string;
  action: { text: string; href: string };
}

/** Everything the journey shows. */
export interface Journey {
  /** Undefined if there is nothing left to do. */
  next: NextStep | 'loading' | undefined;
  roadmaps: readonly JourneyRoadmap[];
  /** Whether the member is all set: they have a video. */
  allSet: boolean;
  /** What to tell a member whose place is not open yet. */
  closed: { title: string; text: string } | undefined;
}

function stepPath(roadmapId: string, stepId: string): string {
  return `/emberite/journey/${roadmapId}/${stepId}`;
}

function stepsOf(roadmap: Roadmap, completed: readonly string[]): JourneyStep[] {
  const active = activeStep(roadmap, completed);
  return roadmap.steps.map((step, position) => {
    const { id, title, description } = step;
    const done = id !== undefined && completed.includes(id);
    return {
      key: id ?? String(position),
      title,
      description,
      state: done ? 'completed' : step === active ? 'active' : 'locked',
      ...(id !== undefined && { href: stepPath(roadmap.id, id) }),
    };
  });
}

const isProfileCrafted = (roadmaps: JourneyInput['roadmaps']) =>
  Object.values(roadmaps).some((completed) => completed.includes(craftProfileStep));

/**
 * The next video. Once the step about videos is done, a member with fewer than two is asked for
 * both.
 */
function nextVideo(missing: readonly NeededType[], asksForFirst: boolean): NextStep {
  const href = '/emberite/settings/videos';
  if (asksForFirst) {
    return {
      title: 'Upload your first two videos',
      text: 'One fun and one useful, 15 seconds each. With both, others can discover you.',
      action: { text: 'Go to Videos', href },
    };
  }
  const start = missing.length > 1 ? 'A good start, now' : 'One down, now';
  return {
    title: `${start} ${namesOf(missing)}`,
    text: 'Others discover you only with both kinds.',
    action: { text: 'Record it', href },
  };
}

const register: NextStep = {
  title: 'Register for a night out',
  text: 'Tell us when you are free and what you like. It takes a few minutes.',
  action: { text: 'Register', href: wizardPath },
};

const wait: NextStep = {
  title: 'Your group forms',
  text: `We look for a full, balanced group that suits your times. About ${noticeDays} days before the event, we write to you with the exact date.`,
  action: { text: 'My registrations', href: registrationsPath },
};

function nextRoadmapStep(roadmaps: readonly JourneyRoadmap[]): NextStep | undefined {
  const steps = roadmaps.flatMap((roadmap) => roadmap.steps);
  const step = steps.find(({ state, href }) => state === 'active' && href);
  if (!step?.href) return undefined;
  const { title, description, href } = step;
  return { title, text: description, action: { text: 'Read more', href } };
}

/** Returns the journey of a member: their next step, and every roadmap with the state of its steps. */
export function createJourney(input: JourneyInput): Journey {
  const { location, roadmaps: completedSteps, videos, registered = 'unknown' } = input;
  const roadmaps = roadmapsFor(location).map((roadmap) => {
    const { id, title, icon } = roadmap;
    const completed = completedSteps[id] ?? [];
    const percent = progressOf(roadmap, completed);
    return { id, title, icon, percent, steps: stepsOf(roadmap, completed) };
  });
  const closed = notOpenYet(location);
  const missing = videos ? missingTypes(videos) : [];
  function next(): Journey['next'] {
    if (videos && missing.length > 0) {
      const isFirst = videos.length < neededVideos.length && isProfileCrafted(completedSteps);
      return nextVideo(missing, isFirst);
    }
    if (!closed && registered === 'loading') return 'loading';
    if (!closed && registered !== 'unknown') return registered ? wait : register;
    return nextRoadmapStep(roadmaps);
  }
  return { next: next(), roadmaps, allSet: videos !== undefined && videos.length > 0, closed };
}
