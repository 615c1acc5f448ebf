import { createAction } from '@emberite/sdk/action';
import type { Action } from '@emberite/sdk/action';
import type * as client from '@emberite/sdk/api';
import type { User } from '@emberite/contract/user';
import { createJourney } from '../journey/journey.ts';
import type { JourneyStep, JourneyInput } from '../journey/journey.ts';

export interface StepParams {
  roadmapId: string;
  stepId: string;
}

/** A step in its roadmap. Numbers count from 1. */
export interface Place {
  roadmap: string;
  number: number;
  of: number;
}

/** A member's access to a step: unknown, locked, or open. */
export type Access =
  | { status: 'unknown' }
  /** `first` is the step that comes before. */
  | { status: 'locked'; first: JourneyStep }
  | { status: 'active' | 'completed'; place: Place; next: JourneyStep | undefined };

/**
 * Returns a member's access to a step. `next` is the next step of the roadmap that can be opened.
 */
export function accessTo({ roadmapId, stepId }: StepParams, given: JourneyInput): Access {
  const roadmap = createJourney(given).find(({ id }) => id === roadmapId);
  const step = roadmap?.steps.find(({ key, href }) => key === stepId && href);
  if (!roadmap || !step) return { status: 'unknown' };
  const active = roadmap.steps.find(({ state }) => state === 'active');
  if (step.state === 'locked')
    return active ? { status: 'locked', first: active } : { status: 'unknown' };
  return {
    status: step.state,
    place: {
      roadmap: roadmap.title,
      number: roadmap.steps.indexOf(step) + 1,
      of: roadmap.steps.length,
    },
    next: active !== step && active?.href ? active : undefined,
  };
}

export interface StepDeps extends StepParams {
  api: Pick<typeof client, 'userUpdate'>;
  completed: (user: User) => void;
}

/**
 * Creates the action that completes a step. It sends only this step and the server adds it to the others, so no tab
 * undoes the work of another.
 */
export function createStep({ api, roadmapId, stepId, completed }: StepDeps): Action {
  return createAction(async () => {
    const value = { [roadmapId]: [stepId] };
    completed(await api.userUpdate({ changes: [{ field: 'roadmaps', value }] }));
  });
}
