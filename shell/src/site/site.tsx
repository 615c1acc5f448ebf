import { config } from '@emberite/sdk/config';
import type { Host } from '@emberite/sdk/host';
import { menuOf, offPageOf } from '@emberite/release/data';
import type { Boot, RouteData, SetIndex } from '@emberite/release/data';
import { completeNotice } from '@emberite/sdk/notices';
import { onSessionElsewhere, session, sessionEnded, signedIn } from '@emberite/sdk/session';
import { createBrowserRouter, createPath } from 'react-router-dom';
import type { Pages, PagesAhead } from '../remotes/pages.ts';
import { isLate } from '../remotes/pages.ts';
import { patiently } from '../remotes/patience.ts';
import { isReachable } from '../remotes/reachable.ts';
import type { ReleaseSet } from '../remotes/releaseSet.ts';
import { indexEntries } from './entries.ts';
import { loginFor } from './guard.ts';
import { idle, savesData } from './idle.ts';
import { createPart } from './Part.tsx';
import { onMaybeBack } from '../offline/offline.ts';
import type { RouteState } from './routes.tsx';
import {
  currentPath,
  documentPath,
  firstRoutes,
  guardRoute,
  hideSecret,
  memberNav,
  notFound,
  openDocument,
  pageRoute,
  routeAt,
  siteRoutes,
} from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** A started site: its router, its services for remotes, and what to do with the document's HTML. */
export interface Site {
  router: Router;
  host: Host;
  /** What becomes of the document's HTML. It stays `readable` if the browser blocks the code of its page. */
  document: 'hydrated' | 'replaced' | 'readable';
  /** Loads what the user may want next, when there is time. To be called once the page is rendered. */
  loadAhead(): Promise<void>;
}

/** Resolves when a router has loaded its first page. */
const initialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

/** State of the document's page; `null` if the guard redirects the user, `missing` if there is none for this user. */
async function firstState(boot: Boot, pages: Pages): Promise<RouteState | 'missing' | null> {
  if (!boot.route) return null;
  try {
    const { page } = await guardRoute(pages, boot.route, currentPath());
    return await page;
  } catch (thrown) {
    if (thrown instanceof Response) return null;
    throw thrown;
  }
}

/**
 * Whether the user has gone Back from this document's page before its code was loaded: between
 * pages of one document, and after a reload of it, the browser changes only the address.
 */
function wasLeft(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name, location.href).pathname !== location.pathname;
}

/** Resolves when it may help to try again. */
const maybeBack = () =>
  new Promise<void>((resolve) => {
    const end = onMaybeBack(() => {
      end();
      resolve();
    });
  });

/** Reloads at once: the browser asks nobody about what the previous user has not saved. */
function reload(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  location.reload();
}

const sayIsSignedOut = () => completeNotice('You signed out in another tab.');

/** Calls `act` now, or once the user looks at this tab. */
function whenSeen(act: () => void): void {
  if (document.visibilityState === 'visible') act();
  else document.addEventListener('visibilitychange', act, { once: true });
}

/** The route of the page that is shown; undefined for the not-found page. */
const pageOf = ({ state }: Router) => state.matches.at(-1)?.route.handle as RouteData | undefined;

/**
 * Runs the guard again after the session changed in another tab, and tells the user if that leads
 * away. If somebody else signed in there, a guarded page reloads, so that nothing of the previous
 * user remains.
 */
function followSession(router: Router): void {
  onSessionElsewhere((before, source) => {
    const page = pageOf(router);
    const isOther = session.status === 'signed-in' && before !== null && session.user.id !== before;
    if (isOther && page?.access !== 'public') return reload();
    const isSignedOut = source === 'tab' && before !== null && session.status === 'visitor';
    if (isSignedOut && page?.access !== 'public') whenSeen(sayIsSignedOut);
    void router.revalidate();
  });
}

/**
 * Ends a navigation that continued in another document, when the browser restores this document
 * from the back/forward cache.
 */
function stayAfterReturn(router: Router): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || router.state.navigation.state === 'idle') return;
    void router.navigate(currentPath(), { replace: true });
  });
}

/** Starts the site in a document: runs the guard and loads the first page, but does not render yet. */
export async function createSite(
  boot: Boot,
  set: ReleaseSet,
  pages: Pages & PagesAhead,
): Promise<Site> {
  let found = await firstState(boot, pages);
  // The text of the page is there, and says after a while that this takes long.
  while (boot.prerendered && found instanceof Object && isLate(found)) {
    document.documentElement.dataset['waiting'] = '';
    await maybeBack();
    found = await firstState(boot, pages);
    // Some browsers do not retry a failed module for as long as the document is open.
    if (found instanceof Object && found.status === 'blocked') location.reload();
  }
  if (found === 'missing') {
    const menu = await set.index().then(
      ({ routes }) => menuOf(routes, config.flags),
      () => [],
    );
    return createSite({ ...boot, route: null, menu }, set, pages);
  }
  const first = found;
  let complete = false;
  /** Adds the routes of the index to the router, once. Returns those that it has now. */
  async function addRoutes(): Promise<SetIndex> {
    const all = await set.index();
    // The pages of staff are only known to each other. From elsewhere, the server says whether there is such a page.
    const routes = all.routes.filter(
      ({ access }) => access !== 'staff' || boot.route?.access === access,
    );
    const index = { ...all, routes };
    if (complete) return index;
    complete = true;
    const menu = menuOf(index.routes, config.flags);
    const known = firstRoutes(boot).map(({ path }) => path);
    const others = index.routes.filter(({ path }) => !known.includes(path));
    router.patchRoutes(
      'root',
      others.map((route) =>
        pageRoute(route, pages, { nav: index.routes, menu, frames: boot.frames }, open),
      ),
    );
    return index;
  }
  const routeOf = async (path: string) =>
    routeAt(path, boot.linked) ?? routeAt(path, (await addRoutes()).routes);
  /**
   * Whether the router has a page for a path. Rejects if that needs the index and it does not load.
   */
  const hasPage = async (path: string) =>
    path === documentPath ||
    routeAt(path, [...(await addRoutes()).routes, ...firstRoutes(boot)]) !== undefined;
  const navigation = async () => (await set.index()).routes;
  /** Loads an address as a new document, in place of this one if the page has asked for that. */
  const open = (address: string) =>
    openDocument(address, router.state.navigation.historyAction === 'REPLACE');
  const loaderData = boot.route
    ? first && { [boot.route.path]: first }
    : { [notFound]: await memberNav(navigation) };
  if (wasLeft()) return openDocument(currentPath());
  const router = createBrowserRouter(siteRoutes(boot, pages, navigation, open), {
    hydrationData: loaderData ? { loaderData } : undefined,
    async patchRoutesOnNavigation({ path, signal }) {
      while (!(await hasPage(path).catch(() => false))) {
        const reachable = await isReachable();
        // Keep the current page until the network is back.
        if (!reachable) await maybeBack();
        if (signal.aborted) return;
        // Only a new document has the page, or says that there is none.
        if (reachable) return open(createPath(router.state.navigation.location ?? location));
      }
    },
  });
  indexEntries(router);
  await initialized(router);
  if (boot.route && first) hideSecret(boot.route, first);
  followSession(router);
  stayAfterReturn(router);
  const start = router.state.location;
  function becomes(): Site['document'] {
    if (!boot.prerendered || start.pathname !== location.pathname) return 'replaced';
    if (first?.status === 'blocked') return 'readable';
    const isSame = first?.status === 'ready' && first.release === boot.releases[0]?.id;
    return isSame ? 'hydrated' : 'replaced';
  }
  return {
    router,
    host: {
      Part: createPart(pages),
      preload(path) {
        if (savesData()) return;
        // A failure is shown if the user follows the link.
        void routeOf(new URL(path, location.origin).pathname)
          .then((route) =>
            route && !offPageOf(route, config.flags) ? pages.loadAhead(route) : undefined,
          )
          .catch(() => {});
      },
      unauthorized() {
        sessionEnded();
        // Signing in replaces it again, so that Back does not lead to the same page.
        if (location.pathname !== config.roles.login) {
          void router.navigate(loginFor(currentPath()), { replace: true });
        }
      },
      async missing() {
        const isDesk = () => pageOf(router)?.access === 'staff';
        if (!isDesk()) return;
        // A session of staff ends after some hours. Undefined: nobody knows, and the page says that its call has failed.
        const user = await signedIn().catch(() => undefined);
        if (user === null && isDesk()) this.unauthorized();
        else if (user !== undefined) void router.revalidate();
      },
      // If the question, which is loaded only now, cannot be loaded, the drafts are kept.
      askToKeepDrafts: () =>
        patiently(
          import(/* webpackChunkName: 'questions' */ '../sign-out/DraftsQuestion.tsx'),
        ).then(
          ({ askToKeepDrafts }) => askToKeepDrafts(),
          () => 'keep' as const,
        ),
    },
    document: becomes(),
    async loadAhead() {
      if (savesData()) return;
      await idle();
      const [{ loadAhead }] = await Promise.all([import('./ahead.ts'), addRoutes()]);
      loadAhead(router, addRoutes, set, pages);
    },
  };
}
