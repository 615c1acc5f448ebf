import { shellOf } from '@emberite/release/data';
import type { Boot, RouteData, SetIndex } from '@emberite/release/data';
import { createCache } from '../remotes/cache.ts';

/** The document's boot data. */
export const boot = JSON.parse(document.getElementById('ember-boot')!.textContent) as Boot;

/** Number of parameters in a path pattern; the fewer, the more specific the pattern. */
const params = ({ path }: RouteData) => path.split(':').length;

/** Whether a path matches a route. */
const matches = ({ path }: RouteData, pathname: string) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`).test(pathname);

const indexes = createCache<SetIndex>();

/** What this tab loads the pages from that its document does not name. */
const indexOf = () =>
  indexes(boot.index, async () => (await (await fetch(boot.index)).json()) as SetIndex);

/** The remote that owns the page at an address; null if nobody does. */
export async function ownerOfPage(pathname: string): Promise<string | null> {
  const known = [...(boot.route ? [boot.route] : []), ...boot.linked];
  const own = known.find((route) => matches(route, pathname));
  if (own) return own.remote;
  const { routes } = await indexOf();
  const [route] = routes
    .filter((one) => matches(one, pathname))
    .toSorted((one, other) => params(one) - params(other));
  return route?.remote ?? null;
}

/** The release of a package that this tab tries first; undefined if it has none. */
export async function releaseOf(remote: string): Promise<string | undefined> {
  if (remote === 'shell') return shellOf(boot);
  if (remote === boot.route?.remote) return boot.releases[0]?.id;
  return (await indexOf()).remotes[remote]?.[0]?.id;
}
