import routes from '../routes.tsx';

/** Whether a path of this remote has a page, so that nothing links to a missing one. */
export function hasPage(path: string): boolean {
  return routes.some((route) => route.path === path);
}
