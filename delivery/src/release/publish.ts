import { RefusedError } from '@emberite/cli/release';
import type { Release } from '@emberite/cli/release';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import { draft } from '../compose/compose.ts';
import type { Lineage, ReleaseSet, Store } from '../store/index.ts';
import { overlay, setOf } from '../store/index.ts';
import { checkBuild, checkFlags, checkRoles, checkRoutes, checkShared } from './checks.ts';
import { pack } from './pack.ts';

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

/** Receives one sentence about what does not keep a set from going live, but should not stay so. */
export type Warn = (sentence: string) => void;

/** The live releases of a set. */
const liveOf = (store: Store, releases: ReleaseSet['releases']): Promise<Release[]> =>
  Promise.all(Object.entries(releases).map(([name, [live]]) => store.release(name, live)));

/** Refuses a set in which the changed releases do not work with the others. */
async function checkSet(
  store: Store,
  releases: ReleaseSet['releases'],
  before: ReleaseSet['releases'],
  changed: string[],
  warn: Warn,
): Promise<void> {
  const all = await liveOf(store, releases);
  const shell = all.find(({ kind }) => kind === 'host');
  for (const release of all.filter((one) => one !== shell)) {
    if (shell) checkShared(release, shell);
    if (!changed.includes(release.name)) continue;
    const others = all.filter((other) => other !== release);
    checkRoutes(release, others);
    checkFlags(release, others);
  }
  const open = checkRoles(all, await liveOf(store, before));
  // A shell alone is no site yet.
  if (open.length > 0 && all.length > 1) {
    warn(
      `No page has the role ${open.join(', ')}. Publish the remote that has it, with role: '${open[0]}' in the route.`,
    );
  }
}

/** The releases of a set before and after a change. */
interface Change {
  before: ReleaseSet['releases'];
  set: ReleaseSet;
}

/**
 * Changes what is live. Checks and composes the next set aside, and moves the pointer to it: nothing
 * changes for users before that, and nothing stays of a set that is refused. Only the move takes the
 * store's lock, because releases run code while they are composed, for as long as they like. If
 * something else has gone live meanwhile, begins again from there.
 *
 * @param store has the releases of the next set, too
 * @param next returns the releases that are live after the change
 * @param arrive moves releases that are not in the store into it
 * @param warn is called for the set that goes live only
 */
async function change(
  store: Store,
  site: SiteConfig,
  changed: string[],
  next: (before: ReleaseSet['releases']) => ReleaseSet['releases'],
  arrive: () => Promise<void>,
  warn: Warn,
): Promise<Change> {
  for (;;) {
    const live = await store.live();
    const before = live ? (await store.set(live)).releases : {};
    const set = setOf(next(before));
    const warnings: string[] = [];
    const note = (sentence: string) => void warnings.push(sentence);
    await checkSet(store, set.releases, before, changed, note);
    // Without a shell there is nothing to compose yet.
    await using documents = set.releases['shell'] ? await draft(store, set, site) : null;
    const hasMoved = await store.exclusively(async () => {
      if ((await store.live()) !== live) return false;
      await arrive();
      await documents?.keep();
      await store.addSet(set.releases);
      await store.goLive(set.id);
      return true;
    });
    if (!hasMoved) continue;
    for (const sentence of [...warnings, ...(documents?.warnings ?? [])]) warn(sentence);
    return { before, set };
  }
}

/**
 * Makes releases of built packages and makes all of them live together. If one of them would break
 * the site, throws a {@link RefusedError}; the live set stays as it is, and nothing of them stays.
 */
export async function publish(
  store: Store,
  dists: string[],
  site: SiteConfig,
  commit: string | null,
  warn: Warn = () => {},
): Promise<Published[]> {
  const aside = await store.scratch();
  try {
    const packed: { release: Release; folder: string }[] = [];
    for (const [index, dist] of dists.entries()) {
      await checkBuild(dist);
      const folder = join(aside, String(index));
      packed.push({ release: await pack(dist, folder, commit), folder });
    }
    const withPacked = overlay(store, (name, id) => {
      const one = packed.find(({ release }) => release.name === name && release.id === id);
      return one && { folder: one.folder, release: () => Promise.resolve(one.release) };
    });
    const { before, set } = await change(
      withPacked,
      site,
      packed.map(({ release }) => release.name),
      (live) => {
        const after = { ...live };
        for (const { release } of packed) {
          const { name, id } = release;
          if (live[name]?.[0] !== id) after[name] = lineage(id, live[name]);
        }
        return after;
      },
      async () => {
        for (const { release, folder } of packed) await store.addRelease(release, folder);
      },
      warn,
    );
    return packed.map(({ release }) => ({
      release,
      set,
      changed: before[release.name]?.[0] !== release.id,
    }));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Makes the previous release of a package live again; further rollbacks go further back. */
export async function rollback(
  store: Store,
  name: string,
  site: SiteConfig,
  warn: Warn = () => {},
): Promise<{ from: string; to: string; set: ReleaseSet }> {
  const { before, set } = await change(
    store,
    site,
    [name],
    (live) => {
      const [from, to, ...rest] = Object.hasOwn(live, name) ? live[name]! : [];
      if (!from) {
        const names = Object.keys(live).toSorted().join(', ') || 'none';
        throw new RefusedError(`${name} is not live. Live packages: ${names}.`);
      }
      if (!to) throw new RefusedError(`${name} has no release before ${from} to roll back to.`);
      return { ...live, [name]: [to, ...rest] };
    },
    async () => {},
    warn,
  );
  const [from, to] = before[name]!;
  return { from, to: to!, set };
}
