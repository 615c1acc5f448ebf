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
    state.forms += 1;
    return () => void (state.forms -= 1);
  }, []);
  useEffect(() => {
    if (!dirty) return;
    const discardThis = () => discardNow();
    discards.add(discardThis);
    return () => void discards.delete(discardThis);
  }, [dirty]);
}

/** Whether the page has a form that may have unsaved edits. Only for the shell. */
export const useCanHaveUnsaved = (): boolean => useSnapshot(state).forms > 0;

/** Whether there are unsaved edits now. Only for the shell. */
export const hasUnsaved = (): boolean => discards.size > 0;

/** Discards them. Only for the shell. */
export function discardUnsaved(): void {
  for (const discard of discards) discard();
}
