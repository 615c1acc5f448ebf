import { notOpenYet } from '@emberite/content/locations';
import { activeStep, progressOf, roadmapsFor } from '@emberite/content/roadmaps';
import type { Roadmap, RoadmapIcon } from '@emberite/content/roadmaps';

/** What a journey depends on: the member's location and the completed steps by roadmap. */
export interface Traveller {
  readonly location: string | null;
  readonly roadmaps: Readonly<Record<string, readonly string[]>>;
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

/** A roadmap as one member sees it. */
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
  /** Whether every existing step is completed. */
  allSet: boolean;
  /** What to tell a member whose place is not open yet. */
  closed: { title: string; text: string } | undefined;
}

/** Returns the path of a step's page. */
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

/** Returns the journey of a member: every roadmap with the state of its steps. */
export function createJourney({ location, roadmaps }: Traveller): Journey {
  const all = roadmapsFor(location).map((roadmap) => {
    const { id, title, icon } = roadmap;
    const completed = roadmaps[id] ?? [];
    const percent = progressOf(roadmap, completed);
    return { id, title, icon, percent, steps: stepsOf(roadmap, completed) };
  });
  const toDo = all.flatMap(({ steps }) => steps).filter((step) => step.state === 'active');
  return {
    roadmaps: all,
    allSet: toDo.every((step) => step.href === undefined),
    closed: notOpenYet(location),
  };
}
