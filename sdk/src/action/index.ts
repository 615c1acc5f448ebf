import { proxy } from 'valtio';

/** The state of an action that takes time and can fail. `message` is for people. */
export type Progress =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; message: string };

/** An action that runs once at a time and can be tried again. */
export interface Action<Input extends unknown[] = []> {
  /** A valtio store. `progress` is replaced as a whole. */
  state: { progress: Progress };
  /**
   * Runs the action, unless it is running. Never rejects: a failure is logged and kept in `state`.
   */
  start(...input: Input): Promise<void>;
}

/**
 * Logs an error and returns a message to show. Loads the client only now, because a page that has
 * made no call does without it.
 */
export async function messageFor(error: unknown): Promise<string> {
  console.warn(error);
  const client = await import('@emberite/sdk/api').catch(() => null);
  return client?.errorToMessage(error) ?? 'An unexpected error occurred.';
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
        state.progress = { status: 'idle' };
      } catch (error) {
        state.progress = { status: 'failed', message: await messageFor(error) };
      }
    },
  };
}
