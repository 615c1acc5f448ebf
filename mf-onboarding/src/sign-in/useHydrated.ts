import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether what only this browser knows (address, storage, user agent) may be shown: false while a
 * prerendered page is taken over, which must look as the server rendered it, true ever after.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
