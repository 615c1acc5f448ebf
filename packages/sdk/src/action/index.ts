import { isOffline, offlineSentence, onceOnline } from '@emberite/sdk/offline';
import { proxy } from 'valtio';

/** A link that helps the user recover from a failure. */
export interface Remedy {
  label: string;
  /** Empty for a reload of the page itself. */
  href: string;
}

/** Why something failed, in words for the user. */
export interface Failure {
  message: string;
  /** What helps other than trying again. */
  remedy?: Remedy;
}

/** The state of an action that takes time and can fail. It is `done` until it is started again. */
export type Progress = { status: 'idle' | 'busy' | 'done' } | ({ status: 'failed' } & Failure);

/** Whether the button of an action may help: not after a failure that has a remedy. */
export const mayRetry = (progress: Progress): boolean =>
  !(progress.status === 'failed' && progress.remedy);

/** An action that runs one at a time and can be retried. */
export interface Action<Input extends unknown[] = []> {
  /** A valtio store. `progress` is replaced as a whole. */
  state: { progress: Progress };
  /**
   * Runs the action, unless it is running. Never rejects: a failure is logged and kept in `state`.
   */
  start(...input: Input): Promise<void>;
}

/**
 * A part of the page could not be loaded. Browsers do not retry a failed import in the same
 * document.
 */
class MissingPart extends Error {
  override name = 'MissingPart';
}

/**
 * Waits for a part that a page loads after it is shown: `loadPart(import('@emberite/sdk/api'))`. If
 * that fails, forms and actions ask the user to reload the page, which is the only remedy.
 */
export function loadPart<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((cause: unknown) => {
    throw new MissingPart('A part of the page could not be loaded.', { cause });
  });
}

/** The failure to show for a missing part. Offline, a reload would lose the page as well. */
const missingPart = (): Failure =>
  isOffline()
    ? { message: offlineSentence }
    : {
        message:
          'A part of this page could not be loaded. Please check your connection, then reload the page.',
        remedy: { label: 'Reload', href: '' },
      };

/**
 * Logs an error and returns what to show. Loads the client only now, because a page that makes no
 * calls does not need it.
 */
export async function failureFor(error: unknown): Promise<Failure> {
  console.warn(error);
  if (error instanceof MissingPart) return missingPart();
  const client = await import('@emberite/sdk/api').catch(() => null);
  if (!client) return missingPart();
  const remedy = client.errorToRemedy(error);
  return { message: client.errorToMessage(error), ...(remedy && { remedy }) };
}

/** Creates an action that runs `run`. */
export function createAction<Input extends unknown[] = []>(
  run: (...input: Input) => Promise<void>,
): Action<Input> {
  const state = proxy<Action['state']>({ progress: { status: 'idle' } });
  return {
    state,
    async start(...input) {
      if (state.progress.status === 'busy') return;
      state.progress = { status: 'busy' };
      try {
        await run(...input);
        state.progress = { status: 'done' };
      } catch (error) {
        const failure = await failureFor(error);
        state.progress = { status: 'failed', ...failure };
        const failed = state.progress;
        onceOnline(failure.message, () => {
          if (state.progress === failed) state.progress = { status: 'idle' };
        });
      }
    },
  };
}

/** Removal of rows from a list. Several can run at once. */
export interface Removal {
  /** A valtio store: each removal that was started, by the id of the row. */
  state: Record<string, Action['state']>;
  /** Removes the row with this id. Never rejects, like an action. */
  start(id: string): Promise<void>;
}

/** Returns the progress of removing a row. */
export const removalOf = (removals: Removal['state'], id: string): Progress =>
  removals[id]?.progress ?? { status: 'idle' };

/** Creates a removal action for each row. */
export function createRemoval(remove: (id: string) => Promise<void>): Removal {
  const state: Removal['state'] = proxy({});
  const actions = new Map<string, Action>();
  function create(id: string): Action {
    const action = createAction(() => remove(id));
    actions.set(id, action);
    state[id] = action.state;
    return action;
  }
  return { state, start: (id) => (actions.get(id) ?? create(id)).start() };
}
