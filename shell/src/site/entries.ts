import type { createBrowserRouter } from 'react-router-dom';

const indexOf = (): number | null => (history.state as { idx?: number } | null)?.idx ?? null;

const giveIndex = (idx: number): void =>
  history.replaceState({ ...(history.state as object | null), idx }, '');

/**
 * Gives every entry of the history the index by which the router knows how far Back and Forward lead. Links to a part
 * of the page, extensions and other scripts make entries without one, or take it away; from there, the router
 * could not undo a Back that leaves unsaved edits.
 */
export function indexEntries(router: ReturnType<typeof createBrowserRouter>): void {
  let last = indexOf() ?? 0;
  if ('navigation' in window) {
    const { navigation } = window;
    const position = () => navigation.currentEntry?.index ?? 0;
    const first = position() - last;
    navigation.addEventListener('currententrychange', ({ navigationType }) => {
      if (indexOf() !== null) return;
      giveIndex(position() - first);
      // The router hears nothing of entries that a script adds.
      if (navigationType === 'push') dispatchEvent(new PopStateEvent('popstate'));
    });
    return;
  }
  router.subscribe(() => {
    const index = indexOf();
    if (index === null) giveIndex(last);
    else last = index;
  });
  // Before the router looks. Most entries without an index are new.
  const onMove = () => {
    if (indexOf() === null) giveIndex(last + 1);
  };
  addEventListener('popstate', onMove, { capture: true });
}
