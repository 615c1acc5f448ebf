import type { Route } from '@emberite/release/page';

/** Every remote's routes by name. The build inserts them. */
declare const ownedRoutes: Record<string, readonly Route[]>;

/** Every page of every remote, known at build time: its route, as the shell knows it, and how to load its module. */
export const routes = Object.entries(ownedRoutes).flatMap(([remote, list]) =>
  list.map(({ page, prerender: _prerender, ...data }) => ({ data: { ...data, remote }, page })),
);
