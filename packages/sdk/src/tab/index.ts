import { useEffect, useState } from 'react';

export { tabDraft } from './tabDraft.ts';
export type { TabDraft } from './tabDraft.ts';

/**
 * Calls back whenever the user returns to this tab: from another tab or window, or by Back from
 * another document, when the browser may show the page as it was left; and when the browser is
 * online again. It may be called twice for one return. Returns a function that stops it.
 */
export function onReturn(callBack: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const look = () => document.visibilityState === 'visible' && callBack();
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('focus', look, { signal });
  addEventListener('online', callBack, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && callBack(), { signal });
  return () => ending.abort();
}

/**
 * Returns the time in milliseconds at which the user opened the page or last returned to it: a tab that was left open
 * overnight knows what day it is.
 */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => onReturn(() => setNow(Date.now())), []);
  return now;
}
