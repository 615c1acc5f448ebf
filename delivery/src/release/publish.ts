import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import { compose } from '../compose/compose.ts';
import type { Lineage, Release, ReleaseSet, Store } from '../store/index.ts';
import { checkBuild, checkIcons, checkRoutes, checkShared } from './checks.ts';
import { pack } from './pack.ts';
import { RefusedError } from './RefusedError.ts';

/** How many earlier releases a set keeps for rollbacks. */
const historyLimit = 10;

export interface Published {
  release: Release;
  set: ReleaseSet;
  /** False if the same release was already live. */
  changed: boolean;
}

/** A remote's releases once `id` is live: `id` first, then the earlier ones. */
const lineage = (id: string, before: string[] = []): Lineage => [
  id,
  ...before.filter((other) => other !== id).slice(0, historyLimit),
];

/** Refuses a set in which the changed releases do not work with the others. */
async function checkSet(
  store: Store,
  releases: ReleaseSet['releases'],
  changed: string[],
): Promise<void> {
  const all = await Promise.all(
    Object.entries(releases).map(([name, [live]]) => store.release(name, live)),
  );
  const shell = all.find(({ kind }) => kind === 'host');
  for (const release of all.filter(({ kind }) => kind === 'remote')) {
    if (shell) checkShared(release, shell);
    if (!changed.includes(release.name)) continue;
    checkIcons(release);
    checkRoutes(
      release,
      all.filter((other) => other !== release),
    );
  }
}

/** Composes a set and moves the live pointer to it. Nothing changes for users before that. */
async function goLive(
  store: Store,
  releases: ReleaseSet['releases'],
  site: SiteConfig,
): Promise<ReleaseSet> {
  const set = await store.addSet(releases);
  // Without a shell there is nothing to compose yet.
  if (releases['shell']) await compose(store, set, site);
  await store.goLive(set.id);
  return set;
}

async function current(store: Store): Promise<ReleaseSet['releases']> {
  const live = await store.live();
  return live ? (await store.set(live)).releases : {};
}

/**
 * Makes releases of built packages and makes all of them live together. If one of them would break
 * the site, throws a {@link RefusedError}, and the live set stays as it is.
 */
export async function publish(
  store: Store,
  dists: string[],
  site: SiteConfig,
  commit: string | null,
): Promise<Published[]> {
  const releases: Release[] = [];
  for (const dist of dists) {
    await checkBuild(dist);
    const folder = await store.scratch();
    try {
      const release = await pack(dist, join(folder, 'release'), commit);
      await store.addRelease(release, join(folder, 'release'));
      releases.push(release);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return store.exclusively(async () => {
    const before = await current(store);
    const after = { ...before };
    for (const { name, id } of releases) {
      if (before[name]?.[0] !== id) after[name] = lineage(id, before[name]);
    }
    await checkSet(
      store,
      after,
      releases.map(({ name }) => name),
    );
    const set = await goLive(store, after, site);
    return releases.map((release) => ({
      release,
      set,
      changed: before[release.name]?.[0] !== release.id,
    }));
  });
}

/** Makes the previous release of a package live again; further rollbacks go further back. */
export async function rollback(
  store: Store,
  name: string,
  site: SiteConfig,
): Promise<{ from: string; to: string; set: ReleaseSet }> {
  return store.exclusively(async () => {
    const before = await current(store);
    const [from, to, ...rest] = before[name] ?? [];
    if (!from) {
      const names = Object.keys(before).toSorted().join(', ') || 'none';
      throw new RefusedError(`${name} is not live. Live packages: ${names}.`);
    }
    if (!to) throw new RefusedError(`${name} has no release before ${from} to roll back to.`);
    const after: ReleaseSet['releases'] = { ...before, [name]: [to, ...rest] };
    await checkSet(store, after, [name]);
    return { from, to, set: await goLive(store, after, site) };
  });
}
