import routes from '../routes.tsx';

/** Whether there is a page at a path of this remote, so that nothing leads to one still to come. */
export function hasPage(path: string): boolean {
  return routes.some((route) => route.path === path);
}
