import type { Route } from '@emberite/release/page';
import type { RouteData } from '@emberite/release/data';

/** Every remote's routes by name. The build inserts them. */
declare const ownedRoutes: Record<string, readonly Route[]>;

/** A page of the application: its route, as the shell knows it, and how to load its module. */
export interface ClientRoute {
  data: RouteData;
  page: Route['page'];
}

/** Every page of every remote, known at build time. */
export const routes: ClientRoute[] = Object.entries(ownedRoutes).flatMap(([remote, list]) =>
  list.map(({ page, prerender: _prerender, ...data }) => ({ data: { ...data, remote }, page })),
);
