import { isOffline } from '@emberite/sdk/offline';
import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  const ending = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, onChange, ending);
  return () => ending.abort();
}

/** Whether the browser knows that it is offline. A prerendered page starts online. */
export const useOffline = (): boolean => useSyncExternalStore(watch, isOffline, () => false);

/** Milliseconds between tries to reach the site. */
const pause = 5000;

/**
 * Calls back when the browser is online again, and from time to time, because it may not notice.
 * Returns a function that stops it.
 */
export function onMaybeBack(callBack: () => void): () => void {
  const timer = setInterval(callBack, pause);
  addEventListener('online', callBack);
  return () => {
    clearInterval(timer);
    removeEventListener('online', callBack);
  };
}
