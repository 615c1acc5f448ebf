import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@emberite/release';
import type { Lineage, ReleaseSet, Store } from '@emberite/store';
import type { Canaries } from './canaries.ts';
import { checkFlags, checkParts, checkRoles, checkRoutes, checkShared } from './checks.ts';

/** How many earlier releases a set keeps for rollbacks. */
const historyLimit = 10;

export type Releases = ReleaseSet['releases'];

/** What visitors get: the live releases, and the canaries that some of them get instead. */
export interface Live {
  releases: Releases;
  canaries: Canaries;
  /** The packages that are off the site, with what was live. */
  retired: Releases;
}

/** A remote's releases once `id` is live: `id` first, then the earlier ones. */
export const lineage = (id: string, before: string[] = []): Lineage => [
  id,
  ...before.filter((other) => other !== id).slice(0, historyLimit),
];

/** The live releases of a set. */
export const liveOf = (store: Store, releases: Releases): Promise<Release[]> =>
  Promise.all(Object.entries(releases).map(([name, [live]]) => store.release(name, live)));

/** The id of each package's live release. */
export const liveIds = (releases: Releases): Record<string, string> =>
  Object.fromEntries(Object.entries(releases).map(([name, [live]]) => [name, live]));

/** What changed of each package that has one, with its new value; null for one that ended. */
export const changes = <T>(
  before: Record<string, T>,
  after: Record<string, T>,
): Record<string, T | null> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => !isDeepStrictEqual(before[name], after[name]))
      .map((name) => [name, after[name] ?? null]),
  );

/** The packages whose live release changes, with the new one; null if there is none any more. */
export const changesOf = (from: Releases, to: Releases) => changes(liveIds(from), liveIds(to));

/** Refuses a set in which the changed releases do not work with the others. */
export async function checkSet(
  store: Store,
  releases: Releases,
  before: Releases,
  changed: string[],
): Promise<string[]> {
  const all = await liveOf(store, releases);
  const shell = all.find(({ kind }) => kind === 'host');
  for (const release of all.filter((one) => one !== shell)) {
    if (shell) checkShared(release, shell);
    if (!changed.includes(release.name)) continue;
    const others = all.filter((other) => other !== release);
    checkRoutes(release, others);
    checkFlags(release, others);
  }
  checkParts(all);
  const open = checkRoles(all, await liveOf(store, before));
  // A shell alone is not a site yet.
  if (open.length === 0 || all.length === 1) return [];
  return [
    `No page has the role ${open.join(', ')}. Publish the remote that has it, with role: '${open[0]}' in the route.`,
  ];
}
