import type { Route } from '@emberite/sdk/page';
import type { RouteData } from '@emberite/sdk/release';

/** Every remote's routes by name. The build replaces it with what stands in the workspace. */
declare const ownedRoutes: Record<string, readonly Route[]>;

/** A page of the application: what the shell knows of its route, and how its module is loaded. */
export interface MonolithRoute {
  data: RouteData;
  page: Route['page'];
}

/** Every page of every remote, known when the application is built. */
export const routes: MonolithRoute[] = Object.entries(ownedRoutes).flatMap(([remote, list]) =>
  list.map(({ page, prerender: _prerender, ...data }) => ({ data: { ...data, remote }, page })),
);
