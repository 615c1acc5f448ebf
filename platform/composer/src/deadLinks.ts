import { isApiPath } from '@emberite/contract/apiPath';
import type { RouteData } from '@emberite/release/data';
import type { Composition } from '@emberite/store';

/** The most sentences about dead links: nobody reads more. */
const most = 100;

/** Links to addresses that do not exist, in one sentence each. */
export function deadLinks(all: Composition[], routes: RouteData[]): string[] {
  const isOpen = ({ path }: RouteData) => path.includes(':');
  const fixed = new Set(routes.filter((one) => !isOpen(one)).map(({ path }) => path));
  const patterns = routes.filter(isOpen).map(({ path }) => path.split('/'));
  const isPage = (path: string) => {
    const parts = path.split('/');
    const fits = (part: string, index: number) =>
      part === parts[index] || (part.startsWith(':') && Boolean(parts[index]));
    return (
      fixed.has(path) || patterns.some((one) => one.length === parts.length && one.every(fits))
    );
  };
  const exists = (path: string) =>
    isApiPath(path) ||
    path.startsWith('/assets/') ||
    all.some(({ files, redirects = {} }) => path in files || path in redirects) ||
    // A path with a trailing slash is redirected.
    isPage((URL.parse(path, 'http://localhost')?.pathname ?? path).replace(/(.)\/$/, '$1'));
  const links = all.flatMap((one) =>
    Object.entries(one.links).flatMap(([page, paths]) => paths.map((path) => ({ page, path }))),
  );
  return [...Map.groupBy(links, ({ path }) => path)]
    .flatMap(([path, [first, ...others]]) => {
      if (exists(path)) return [];
      const { page } = first!;
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      const link = others.length > 0 ? 'link' : 'links';
      return [`${page}${more} ${link} to ${path}, which no live page has.`];
    })
    .slice(0, most);
}
