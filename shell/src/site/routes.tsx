import type { Boot, RouteData } from '@emberite/sdk/release';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { NotFoundPage } from '../failure/NotFoundPage.tsx';
import { SiteError } from '../failure/SiteError.tsx';
import type { LoadedPage, Pages } from '../remotes/pages.ts';
import { guard } from './guard.ts';
import { Root } from './Root.tsx';
import { RoutePage } from './RoutePage.tsx';

/** What a route shows: a page, or that no release or no session could be had. */
export type RouteState = LoadedPage | { status: 'unreachable' } | { status: 'pending' };

/** Guard and page in parallel, so that neither waits for the other. */
export async function enter(pages: Pages, route: RouteData, path: string): Promise<RouteState> {
  const decision = guard(route, path).catch(() => 'unreachable' as const);
  const page = pages.load(route);
  page.catch(() => {});
  const outcome = await decision;
  if (outcome === 'unreachable') return { status: 'unreachable' };
  if (outcome) throw redirect(outcome.to);
  return page;
}

/** The router's form of a route of the set. */
export function pageRoute(route: RouteData, pages: Pages, nav: RouteData[]): RouteObject {
  return {
    id: route.path,
    path: route.path,
    loader: ({ request }: LoaderFunctionArgs) => {
      const { pathname, search, hash } = new URL(request.url);
      return enter(pages, route, pathname + search + hash);
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <RoutePage route={route} pages={pages} nav={nav} />,
  };
}

/** The site's whole tree: what stands around every page, the page that was asked for, not found. */
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
