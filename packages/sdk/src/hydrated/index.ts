import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether browser data (URL, storage, user agent) may be shown: false while a prerendered page
 * hydrates and must match the server's markup, then true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
