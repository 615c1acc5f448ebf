import { heldTake, idle, next } from './recorder.ts';
import type { RecorderEvent, RecorderState } from './recorder.ts';

/**
 * Creates the state of one recorder, which only events change. `changed` receives the state before each change. The machine revokes the
 * URL of a recording that no state holds any more, unless the recording was handed over to the
 * page.
 */
export function createMachine(changed: (before: RecorderState) => void) {
  const listeners = new Set<() => void>();
  let state: RecorderState = idle;
  return {
    read: () => state,
    send(event: RecorderEvent) {
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
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
