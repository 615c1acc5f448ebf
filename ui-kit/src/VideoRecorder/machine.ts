import { heldTake, idle, next } from './recorder.ts';
import type { RecorderEvent, RecorderState } from './recorder.ts';

/** The state of one recorder. Only events change it. */
export interface Machine {
  read(): RecorderState;
  send(event: RecorderEvent): void;
  subscribe(changed: () => void): () => void;
}

/**
 * Creates a state machine. `changed` receives the state before each change. The machine revokes the
 * URL of a recording that no state holds any more, unless the recording was handed over to the
 * page.
 */
export function createMachine(changed: (before: RecorderState) => void): Machine {
  const listeners = new Set<() => void>();
  let state: RecorderState = idle;
  return {
    read: () => state,
    send(event) {
      const before = state;
      state = next(before, event);
      if (state === before) return;
      const held = heldTake(before)?.recording.url;
      if (held && held !== heldTake(state)?.recording.url && event.type !== 'taken') {
        URL.revokeObjectURL(held);
      }
      changed(before);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
