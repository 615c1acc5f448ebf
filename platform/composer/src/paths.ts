import { RefusedError } from '@emberite/release';
import type { ReleaseRoute } from '@emberite/release';
import type { Params } from '@emberite/release/page';
import { serverOf } from '@emberite/release/siteOwned';

/** What no segment of a path is: one that means another path, or that some server decodes to one. */
const noSegment = /^\.{1,2}$|[\\/\p{Cc}\p{Cs}]/u;

/**
 * `/a/:b` with `{ b: 'c' }` is `/a/c`. A parameter is never empty: `/a/` would be another page's.
 * Throws a {@link RefusedError} for one that is more than a segment of a path, and for a path that a server owns.
 */
export function pathOf(
  { remote, path }: Pick<ReleaseRoute, 'remote' | 'path'>,
  params: Params,
): string {
  const known = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = (Object.hasOwn(params, name) && params[name]) || name;
    if (!noSegment.test(value)) return encodeURIComponent(value);
    throw new RefusedError(
      `${remote} has the ${name} ${JSON.stringify(value)} among the params of ${path}. Each is one part of a path, without slashes and dot segments.`,
    );
  });
  const server = serverOf(known);
  if (!server) return known;
  throw new RefusedError(
    `${remote} has the page ${known} by the params of ${path}, but ${server} owns it. Choose other params, or another path.`,
  );
}
