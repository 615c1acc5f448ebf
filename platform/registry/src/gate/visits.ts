import type { GatePage, Release, Who } from '@emberite/release';
import { splitPart } from '@emberite/release/data';
import { roles } from '@emberite/release/page';
import type { Access, Role } from '@emberite/release/page';
import type { ReleaseSet, Store } from '@emberite/store';
import { liveOf } from '../sets.ts';

/** An address to open, and who opens it. */
export interface Visit extends Pick<GatePage, 'path' | 'route' | 'who'> {
  /** Whether the document says that there is no such page. */
  isMissing: boolean;
}

const openers: Record<Access, Who> = {
  public: 'visitor',
  'signed-in': 'newcomer',
  account: 'member',
  member: 'member',
  // Nobody here is staff: the gate sees that such a page is there for nobody else.
  staff: 'visitor',
};

/** A route with each parameter filled by its name. */
const filled = (route: string) => route.replaceAll(':', '');

/**
 * What has to be opened before a release goes live in a set. For a remote, that is every route it
 * declares: for a route with parameters one of the addresses that its page knows, and one that it
 * does not know; the pages of others that place its parts; and the first page of members, if it has entries in the navigation but no page
 * that shows it. For a shell, it is the page of each role and the not-found page.
 */
export async function visitsOf(store: Store, set: ReleaseSet, release: Release): Promise<Visit[]> {
  const all = (await liveOf(store, set.releases)).flatMap(({ routes }) => routes);
  const pagesOf = (some: readonly Role[]) =>
    some
      .flatMap((role) => all.find((route) => route.role === role) ?? [])
      .map(({ path, access }) => ({ path, route: path, who: openers[access], isMissing: false }));
  if (release.kind === 'host') {
    return [
      ...pagesOf(roles),
      { path: '/no-such-page', route: '/no-such-page', who: 'visitor', isMissing: true },
    ];
  }
  const placing = all.filter(
    ({ remote, parts = {} }) =>
      remote !== release.name &&
      Object.keys(parts).some((part) => splitPart(part).owner === release.name),
  );
  const parts = await Promise.all(set.compositions.map(store.composition));
  const owners = [release.name, ...placing.map(({ remote }) => remote)];
  const composed = parts.flatMap((part) =>
    part?.of && owners.includes(part.of.name) ? [part] : [],
  );
  const patterns = composed.flatMap((part) => [...part.patterns, ...(part.staff ?? [])]);
  const own = [...release.routes, ...placing].flatMap(({ path: route, access }) => {
    const known = patterns.find(({ path }) => path === route)?.known;
    const paths = new Set([known ?? filled(route), filled(route)]);
    const isMissing = access === 'staff';
    return [...paths].map((path) => ({ path, route, who: openers[access], isMissing }));
  });
  const { routes } = release;
  const isUnseen = routes.some(({ nav }) => nav) && !routes.some(({ frame }) => frame === 'member');
  return isUnseen ? [...own, ...pagesOf(['home'])] : own;
}
