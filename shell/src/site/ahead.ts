import { config } from '@emberite/sdk/config';
import { offPageOf } from '@emberite/release/data';
import type { RouteData, SetIndex } from '@emberite/release/data';
import { session } from '@emberite/sdk/session';
import type { createBrowserRouter } from 'react-router-dom';
import type { PagesAhead } from '../remotes/pages.ts';
import type { ReleaseSet } from '../remotes/releaseSet.ts';
import { isOpen, redirectOf } from './guard.ts';
import { connection, idle, savesData } from './idle.ts';
import { routeAt } from './routes.tsx';

/** Resolves when the document's pictures and fonts have loaded. */
async function arrived(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await document.fonts.ready;
}

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
  // Those of the header are on every page: a visitor who wants one touches it first.
  const ours = 'a[href^="/"]:not([target], header nav a)';
  const links = [...document.querySelectorAll<HTMLAnchorElement>(ours)];
  const routes = links.filter(isInView).map(({ pathname }) => routeAt(pathname, index.routes));
  return [...new Set(routes)].filter((route) => route !== undefined);
}

/** Whether the connection and the memory suffice to load pages that the user might never open. */
function isCapable(): boolean {
  const { deviceMemory = 2 } = navigator as { deviceMemory?: number };
  return !connection()?.effectiveType?.endsWith('2g') && deviceMemory >= 2;
}

/** The maximum number of pages that are loaded ahead for one page. */
const mostPages = 3;

/**
 * Whether the user may open a page, as far as it is known, and it is on. Loading the session could change it under
 * the page that is shown.
 */
function mayOpen(route: RouteData): boolean {
  if (offPageOf(route, config.flags)) return false;
  if (session.status === 'unknown') return isOpen(route);
  const user = session.status === 'signed-in' ? session.user : null;
  return redirectOf(route, route.path, user) === null;
}

/**
 * On every page, loads what the user may want next while the browser is idle: the file lists of the
 * remotes that links in view lead to, and those pages. The user does not see failures: a click
 * tries again.
 */
export function loadAhead(
  router: ReturnType<typeof createBrowserRouter>,
  addRoutes: () => Promise<SetIndex>,
  set: ReleaseSet,
  pages: PagesAhead,
): void {
  let shown: string | undefined;
  /** The paths of routes that were shown or loaded ahead. */
  const done = new Set<string | undefined>();

  async function look(path: string): Promise<void> {
    if (savesData()) return;
    await idle();
    const index = await addRoutes();
    await idle();
    const linked = routesInView(index).filter((route) => !done.has(route.path));
    const candidates = await Promise.all(linked.map(set.live));
    await Promise.allSettled(candidates.map((live) => live?.files()));
    if (!isCapable()) return;
    await arrived();
    let count = 0;
    for (const route of linked) {
      await idle();
      if (path !== shown || count === mostPages) return;
      if (!mayOpen(route)) continue;
      count += 1;
      done.add(route.path);
      await pages.loadAhead(route);
    }
  }

  /** Looks at every page once. */
  function onState({ location, matches, navigation }: (typeof router)['state']): void {
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    done.add(matches.at(-1)?.route.path);
    look(shown).catch(() => {});
  }

  onState(router.state);
  router.subscribe(onState);
}
