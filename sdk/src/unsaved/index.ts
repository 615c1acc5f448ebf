/** Edits that are not saved yet. While there are any, the shell asks before the page is left. */
import { useEffect, useEffectEvent } from 'react';
import { proxy, useSnapshot } from 'valtio';

const discards = new Set<() => void>();
const state = proxy({ forms: 0 });

/**
 * While `dirty`, the user is asked before a link, Back or a reload leaves the page. `discard` is
 * called if they leave anyway.
 */
export function useUnsaved(dirty: boolean, discard: () => void): void {
  const discardNow = useEffectEvent(discard);
  useEffect(() => {
    if (!dirty) return;
    const discardThis = () => discardNow();
    discards.add(discardThis);
    state.forms = discards.size;
    return () => {
      discards.delete(discardThis);
      state.forms = discards.size;
    };
  }, [dirty]);
}

/** Whether a page has unsaved edits. Only for the shell. */
export const useHasUnsaved = (): boolean => useSnapshot(state).forms > 0;

/** Discards them. Only for the shell. */
export function discardUnsaved(): void {
  for (const discard of discards) discard();
}
