import type { Boot, RouteData } from '@emberite/sdk/release';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { NotFoundPage } from '../failure/NotFoundPage.tsx';
import { SiteError } from '../failure/SiteError.tsx';
import type { LoadedPage, Pages } from '../remotes/pages.ts';
import { guard } from './guard.ts';
import { Root } from './Root.tsx';
import { RoutePage } from './RoutePage.tsx';

/** What a route shows: a page, or why there is none. */
export type RouteState = LoadedPage | { status: 'unreachable' } | { status: 'pending' };

/** Runs the guard and loads the page in parallel. Throws a redirect if the guard decides so. */
export async function loadRoute(pages: Pages, route: RouteData, path: string): Promise<RouteState> {
  const decision = guard(route, path).catch(() => 'unreachable' as const);
  const page = pages.load(route);
  page.catch(() => {});
  const outcome = await decision;
  if (outcome === 'unreachable') return { status: 'unreachable' };
  if (outcome) throw redirect(outcome.to);
  return page;
}

/** Converts a route of the set to a route of the router. */
export function pageRoute(route: RouteData, pages: Pages, nav: RouteData[]): RouteObject {
  return {
    id: route.path,
    path: route.path,
    loader: ({ request }: LoaderFunctionArgs) => {
      const { pathname, search, hash } = new URL(request.url);
      return loadRoute(pages, route, pathname + search + hash);
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <RoutePage route={route} pages={pages} nav={nav} />,
  };
}

/** The routes of a document: its own page and the not-found page, both inside {@link Root}. */
export function siteRoutes(boot: Boot, pages: Pages): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Root />,
      errorElement: <SiteError />,
      children: [
        ...(boot.route ? [pageRoute(boot.route, pages, boot.nav)] : []),
        { id: 'not-found', path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
