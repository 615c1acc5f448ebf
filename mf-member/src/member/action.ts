import { errorToMessage } from '@emberite/sdk/api';
import { proxy } from 'valtio';

/** Where something stands that takes a while and can fail. `message` is a sentence to show. */
export type Progress =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; message: string };

/** Something a member can start, once at a time, and try again. */
export interface Action {
  state: { progress: Progress };
  start(): Promise<void>;
}

/** Makes an action of `run`. Its failures are logged and kept as a sentence, never thrown. */
export function createAction(run: () => Promise<void>): Action {
  const state = proxy<Action['state']>({ progress: { status: 'idle' } });
  return {
    state,
    async start() {
      if (state.progress.status === 'busy') return;
      state.progress = { status: 'busy' };
      try {
        await run();
        state.progress = { status: 'idle' };
      } catch (error) {
        console.error(error);
        state.progress = { status: 'failed', message: errorToMessage(error) };
      }
    },
  };
}
