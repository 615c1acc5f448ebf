import { proxy } from 'valtio';

/** Where something stands that takes a while and can fail. `message` is a sentence to show. */
export type Progress =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; message: string };

/** Something that can be started, once at a time, and tried again. */
export interface Action<Input extends unknown[] = []> {
  /** A valtio store; `progress` is replaced as a whole. */
  state: { progress: Progress };
  /** Does it, unless it is under way. Never rejects: a failure is logged and kept in `state`. */
  start(...input: Input): Promise<void>;
}

/**
 * Logs a failure and makes a sentence of it to show. The client is only fetched now: a page that has
 * not made a call yet does without.
 */
export async function messageFor(error: unknown): Promise<string> {
  console.warn(error);
  const client = await import('@emberite/sdk/api').catch(() => null);
  return client?.errorToMessage(error) ?? 'An unexpected error occurred.';
}

/** Makes an action of `run`. */
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
