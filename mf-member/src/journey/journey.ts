import { notOpenYet } from '@emberite/content/locations';
import { neededVideos } from '@emberite/content/registration';
import { activeStep, craftProfileStep, progressOf, roadmapsFor } from '@emberite/content/roadmaps';
import type { Roadmap, RoadmapIcon } from '@emberite/content/roadmaps';
import { missingTypes } from '../videos/needed.ts';
import type { NeededType, TypedVideo } from '../videos/needed.ts';

export interface JourneyInput {
  readonly location: string | null;
  readonly roadmaps: Readonly<Record<string, readonly string[]>>;
  /** The member's videos; undefined if they are unknown or do not matter. */
  readonly videos?: readonly TypedVideo[] | undefined;
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

/** Everything the journey shows. */
export interface Journey {
  roadmaps: readonly JourneyRoadmap[];
  /** Whether the member is all set: they have a video. */
  allSet: boolean;
  /** The types of video that the member still needs to be discoverable, as far as that is known. */
  missing: readonly NeededType[];
  /** Whether to ask for the first two videos: the step about them is done, and one is missing. */
  asksForVideos: boolean;
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

/** Returns the journey of a member: every roadmap with the state of its steps. */
export function createJourney({ location, roadmaps, videos }: JourneyInput): Journey {
  return {
    roadmaps: roadmapsFor(location).map((roadmap) => {
      const { id, title, icon } = roadmap;
      const completed = roadmaps[id] ?? [];
      const percent = progressOf(roadmap, completed);
      return { id, title, icon, percent, steps: stepsOf(roadmap, completed) };
    }),
    allSet: videos !== undefined && videos.length > 0,
    missing: videos ? missingTypes(videos) : [],
    asksForVideos:
      videos !== undefined && videos.length < neededVideos.length && isProfileCrafted(roadmaps),
    closed: notOpenYet(location),
  };
}
