import type { Host } from '@emberite/sdk/host';
import { navOf } from '@emberite/sdk/release';
import type { Boot } from '@emberite/sdk/release';
import { sessionEnded } from '@emberite/sdk/session';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { within } from '../remotes/deadline.ts';
import type { Pages } from '../remotes/pages.ts';
import type { ReleaseSet } from '../remotes/releaseSet.ts';
import { loginFor } from './guard.ts';
import type { RouteState } from './routes.tsx';
import { enter, pageRoute, siteRoutes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** The running site: its router, what it does for remotes, and whether the document's HTML can be kept. */
export interface Site {
  router: Router;
  host: Host;
  hydrates: boolean;
}

/** Milliseconds to learn the set's routes before the browser is sent to the new page itself. */
const indexDeadline = 4000;

const here = () => location.pathname + location.search + location.hash;

/** State of the page the document was opened at; `null` when the guard sends the user elsewhere. */
async function firstState(boot: Boot, pages: Pages): Promise<RouteState | null> {
  if (!boot.route) return null;
  return enter(pages, boot.route, here()).catch((thrown: unknown) => {
    if (thrown instanceof Response) return null;
    throw thrown;
  });
}

const initialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

/** Starts the site in a document: first page loaded, guard passed, nothing rendered yet. */
export async function createSite(boot: Boot, set: ReleaseSet, pages: Pages): Promise<Site> {
  const first = await firstState(boot, pages);
  let complete = false;
  const router = createBrowserRouter(siteRoutes(boot, pages), {
    hydrationData:
      first && boot.route
        ? { loaderData: { [boot.route.path]: first } }
        : boot.route
          ? undefined
          : { loaderData: {} },
    async patchRoutesOnNavigation({ patch, path }) {
      if (complete) return;
      const index = await within(indexDeadline, set.index()).catch(() => null);
      if (!index) {
        // The tab cannot learn the way: a document of the page's own still can.
        location.assign(path);
        return new Promise<void>(() => {});
      }
      complete = true;
      const known = new Set([boot.route?.path]);
      const nav = navOf(index.routes);
      const routes = index.routes.filter((route) => !known.has(route.path));
      patch(
        'root',
        routes.map((route) => pageRoute(route, pages, nav)),
      );
    },
  });
  await initialized(router);
  const start = router.state.location;
  return {
    router,
    host: {
      preload: (path) => void preload(path, set, pages),
      unauthorized() {
        sessionEnded();
        if (location.pathname !== '/login') void router.navigate(loginFor(here()));
      },
    },
    hydrates:
      boot.prerendered &&
      first?.status === 'ready' &&
      first.release === boot.releases[0]?.id &&
      start.pathname === location.pathname,
  };
}

/** Loads the page a link leads to, quietly: whoever follows the link is told of a failure then. */
async function preload(path: string, set: ReleaseSet, pages: Pages): Promise<void> {
  const index = await set.index().catch(() => null);
  const routes = index?.routes.map((route) => ({ path: route.path, handle: route })) ?? [];
  const match = matchRoutes(routes, new URL(path, location.origin).pathname)?.at(-1);
  if (match) await pages.load(match.route.handle).catch(() => {});
}
