import { config } from '@emberite/sdk/config';
import type { OffPage, Params } from '@emberite/sdk/page';
import { offPageOf } from '@emberite/release/data';
import type { Boot, RouteData } from '@emberite/release/data';
import { loadSession } from '@emberite/sdk/session';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { createPath, matchRoutes, redirect, replace } from 'react-router-dom';
import { FailurePage } from '../failure/FailurePage.tsx';
import { NotFoundPage } from '../failure/NotFoundPage.tsx';
import { SiteFrame } from '../frames/SiteFrame.tsx';
import type { LoadedPage, Pages } from '../remotes/pages.ts';
import { patiently, TimeoutError } from '../remotes/patience.ts';
import { guard } from './guard.ts';
import { headOf } from './headOf.ts';
import { Root } from './Root.tsx';
import { RoutePage } from './RoutePage.tsx';

/** What a route shows: a page, or why there is none. A page of this document that is `pending` has what it becomes. */
export type RouteState =
  | LoadedPage
  | { status: 'pending'; becomes?: Promise<RouteState> }
  | { status: 'off'; page: OffPage };

/** Loads a route's page, or what replaces it while its flag is off. */
export async function loadPage(pages: Pages, route: RouteData): Promise<RouteState> {
  const page = offPageOf(route, config.flags);
  return page ? { status: 'off', page } : pages.load(route);
}

/**
 * Redirects. If the browser is already at the path (on the way back, or when the guard runs again),
 * its history entry is replaced, so that Back does not lead there again.
 */
function redirectTo(to: string, path: string): Response {
  const isHere = new URL(path, location.origin).pathname === location.pathname;
  return isHere ? replace(to) : redirect(to);
}

/**
 * Runs the guard, and loads the page in parallel; the landing page after it, because whoever is signed in is led on from
 * there. Rejects with a redirect if the guard decides so. The page is inside of an object, because it is not awaited
 * here; it is `missing` if there is none for this user.
 */
export async function guardRoute(
  pages: Pages,
  route: RouteData,
  path: string,
): Promise<{ page: Promise<RouteState> | 'missing' }> {
  const decision = guard(route, path);
  const early = route.path === config.roles.landing ? null : loadPage(pages, route);
  // As long as the page arrives, so may what the guard needs. The client waits longer for the session: if it is late, the
  // page is shown then.
  const late = Promise.allSettled([early]).then(() => patiently(decision));
  const outcome = await Promise.race([decision, late]).catch(async (error: unknown) => {
    // Code that stands still needs a new document; what the API says may still come.
    const page = error instanceof TimeoutError && (await early?.catch(() => null));
    return page && page.status === 'stalled' ? page.status : 'unreachable';
  });
  if (outcome === 'unreachable' || outcome === 'stalled') {
    return { page: Promise.resolve({ status: outcome }) };
  }
  if (outcome === 'missing') return { page: outcome };
  if (outcome) throw redirectTo(outcome.to, path);
  return { page: early ?? loadPage(pages, route) };
}

/** Milliseconds before a page that is still loading replaces the one before with its skeleton. */
const soon = 1000;

/** The state that a route has soon. */
const stateSoon = (becomes: Promise<RouteState>): Promise<RouteState> =>
  Promise.race([
    becomes,
    new Promise<RouteState>((resolve) => {
      setTimeout(resolve, soon, { status: 'pending', becomes });
    }),
  ]);

/** The path that this document was loaded for. */
export const documentPath = typeof location === 'undefined' ? '' : location.pathname;

/** Whether a page has frames that this document's security policy forbids. `allowed` are origins. */
function isFramedElsewhere(state: RouteState, params: Params, allowed: readonly string[]): boolean {
  return (headOf(state, params).frames ?? []).some((origin) => !allowed.includes(origin));
}

/** The address of this tab, without the origin. */
export const currentPath = () => createPath(location);

/**
 * Loads an address of this site as a new document, which may take the place of this one in the history. Never resolves.
 */
export function openDocument(address: string, replaces = false): Promise<never> {
  // Back may have changed the address already; with a hash, assigning it would load nothing.
  if (address === currentPath()) location.reload();
  else location[replaces ? 'replace' : 'assign'](address);
  return new Promise(() => {});
}

/**
 * Takes a query that is a secret out of the address once its page is there. Only in the browser: the router's own
 * location keeps it for the page.
 */
export function hideSecret({ secret }: RouteData, { status }: RouteState): void {
  if (secret && status === 'ready') history.replaceState(history.state, '', location.pathname);
}

/** How the router finds a route: an address has upper and lower case, as for the server. */
const matching = (route: RouteData) => ({ path: route.path, caseSensitive: true, handle: route });

/**
 * Converts a route of the site to a route of the router. A page with frames that this document does
 * not allow is loaded as a document of its own, with `open`.
 */
export function pageRoute(
  route: RouteData,
  pages: Pages,
  { nav, menu, frames }: Pick<Boot, 'nav' | 'menu' | 'frames'>,
  open: (path: string) => Promise<never> = openDocument,
): RouteObject {
  return {
    id: route.path,
    ...matching(route),
    async loader({ request, url, params }: LoaderFunctionArgs) {
      const { pathname, search } = new URL(request.url);
      // Only `url` has the hash, and only the request has the query as it is.
      const path = pathname + search + url.hash;
      const becomes = guardRoute(pages, route, path).then(({ page }) =>
        // The server sends the document of an unknown address.
        page === 'missing' ? open(path) : page,
      );
      const state = await stateSoon(becomes);
      // This document's own page is never loaded twice.
      if (pathname !== documentPath && isFramedElsewhere(state, params, frames)) return open(path);
      // Tried again: its first state had no page.
      if (path === currentPath()) hideSecret(route, state);
      return state;
    },
    // A new query needs no guard. The same URL is the router's `revalidate`, which runs it again.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
    element: <RoutePage route={route} pages={pages} nav={nav} menu={menu} />,
  };
}

/** Returns the route of a path, if it is among these. */
export function routeAt(path: string, routes: RouteData[]): RouteData | undefined {
  return matchRoutes(routes.map(matching), path)?.at(-1)?.route.handle;
}

/** The routes that a document knows without the index: its own, and those it links to. */
export const firstRoutes = ({ route, linked }: Boot): RouteData[] =>
  route ? [route, ...linked] : linked;

/** Id of the route of unknown addresses. */
export const notFound = 'not-found';

/** Loads the navigation around the not-found page; null if the user is not a member. */
export async function memberNav(
  navigation: () => Promise<RouteData[]>,
): Promise<RouteData[] | null> {
  const user = await loadSession().catch(() => null);
  return user?.hasProfile ? navigation().catch(() => []) : null;
}

/**
 * The router's first routes: {@link firstRoutes} and the not-found page, all inside {@link Root}.
 * `navigation` loads the navigation of the member area; `open` is that of {@link pageRoute}.
 */
export function siteRoutes(
  boot: Boot,
  pages: Pages,
  navigation: () => Promise<RouteData[]>,
  open?: (path: string) => Promise<never>,
): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Root prerendered={boot.prerendered} />,
      // For an error outside every page's own boundary.
      errorElement: (
        <SiteFrame menu={boot.menu}>
          <FailurePage />
        </SiteFrame>
      ),
      children: [
        ...firstRoutes(boot).map((route) => pageRoute(route, pages, boot, open)),
        {
          id: notFound,
          path: '*',
          loader: () => memberNav(navigation),
          element: <NotFoundPage menu={boot.menu} />,
        },
      ],
    },
  ];
}
