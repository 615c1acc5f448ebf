import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.visualViewport?.addEventListener('resize', changed);
  return () => window.visualViewport?.removeEventListener('resize', changed);
}

/** Whether the visitor has zoomed in with two fingers, so that one finger moves the page. */
export const useZoomed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > 1.01,
    () => false,
  );
