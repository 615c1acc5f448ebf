import { isApiPath } from '@emberite/contract/apiPath';
import type { RouteData } from '@emberite/release/data';
import type { Composition } from '@emberite/store';

/** The most sentences about dead links: nobody reads more. */
const most = 100;

/** Links to addresses that do not exist, in one sentence each. */
export function deadLinks(all: Composition[], routes: RouteData[]): string[] {
  const patterns = routes.map(({ path }) => new URLPattern({ pathname: path }));
  const exists = (path: string) =>
    isApiPath(path) ||
    path.startsWith('/assets/') ||
    all.some(({ files, redirects = {} }) => path in files || path in redirects) ||
    // A path with a trailing slash is redirected.
    patterns.some((one) => one.test({ pathname: path.replace(/(.)\/$/, '$1') }));
  const linkedBy = new Map<string, string[]>();
  for (const [page, paths] of all.flatMap(({ links }) => Object.entries(links))) {
    for (const path of paths) linkedBy.set(path, [...(linkedBy.get(path) ?? []), page]);
  }
  return [...linkedBy]
    .flatMap(([path, [page, ...others]]) => {
      if (exists(path)) return [];
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      const link = others.length > 0 ? 'link' : 'links';
      return [`${page}${more} ${link} to ${path}, which no live page has.`];
    })
    .slice(0, most);
}
