import type { RouteData, SetIndex } from '@emberite/sdk/release';
import type { createBrowserRouter } from 'react-router-dom';
import type { ReleaseSet } from '../remotes/releaseSet.ts';
import { connection, idle } from './idle.ts';
import { routeAt } from './routes.tsx';

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return (
    bottom > 0 &&
    right > 0 &&
    top < innerHeight &&
    left < innerWidth &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** The routes that links in view lead to, in the document's order, each once. */
function routesInView(index: SetIndex): RouteData[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])')];
  const routes = links.filter(isInView).map(({ pathname }) => routeAt(pathname, index));
  return [...new Set(routes)].filter((route) => route !== undefined);
}

/**
 * On every page, loads what the user may want next while the browser is idle: the file lists of
 * the remotes that links in view lead to. Failures are silent: a click tries again.
 */
export function loadAhead(
  router: ReturnType<typeof createBrowserRouter>,
  addRoutes: () => Promise<SetIndex>,
  set: ReleaseSet,
): void {
  let shown: string | undefined;

  async function look(): Promise<void> {
    if (connection()?.saveData) return;
    await idle();
    const index = await addRoutes();
    await idle();
    const linked = routesInView(index);
    const candidates = await Promise.all(linked.map(set.candidates));
    await Promise.allSettled(candidates.map(([live]) => live?.files()));
  }

  /** Looks once at every page. */
  function onState({ location, navigation }: (typeof router)['state']): void {
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    look().catch(() => {});
  }

  onState(router.state);
  router.subscribe(onState);
}
