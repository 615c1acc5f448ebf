import { activeStep, isCompleted, roadmapsFor, stepPath } from '@emberite/content/roadmaps';
import type { Roadmap } from '@emberite/content/roadmaps';

/** Shown instead of Read more for a step without an id. */
export const comingSoon = 'Coming soon.';

export interface JourneyInput {
  readonly location: string | null;
  /** The completed steps of each roadmap. */
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

export interface JourneyRoadmap extends Omit<Roadmap, 'steps'> {
  /** The percentage of completed steps, rounded down. */
  percent: number;
  steps: readonly JourneyStep[];
}

function stepsOf(roadmap: Roadmap, completed: readonly string[]): JourneyStep[] {
  const active = activeStep(roadmap, completed);
  return roadmap.steps.map((step, position) => {
    const { id, title, description } = step;
    return {
      key: id ?? String(position),
      title,
      description,
      state: isCompleted(step, completed) ? 'completed' : step === active ? 'active' : 'locked',
      ...(id !== undefined && { href: stepPath(roadmap.id, id) }),
    };
  });
}

/** Returns the roadmaps of a member, with the state of each step. */
export function createJourney({ location, roadmaps }: JourneyInput): JourneyRoadmap[] {
  return roadmapsFor(location).map((roadmap) => {
    const { id, title, icon } = roadmap;
    const steps = stepsOf(roadmap, roadmaps[id] ?? []);
    // Nobody could ever complete a step that does not exist yet.
    const existing = steps.filter(({ href }) => href);
    const done = existing.filter(({ state }) => state === 'completed').length;
    return { id, title, icon, percent: Math.floor((done / existing.length) * 100), steps };
  });
}
