import { existsSync } from 'node:fs';
import { RefusedError } from '@emberite/cli/release';
import type { Follow, Move, Moved, Package, Registry, Release } from '@emberite/cli/release';
import type { SiteConfig } from '@emberite/sdk/release';
import { createComposer } from '../compose/index.ts';
import type { ComposerOptions } from '../compose/index.ts';
import type { Lineage, ReleaseSet, Store } from '../store/index.ts';
import { checkFlags, checkRoles, checkRoutes, checkShared } from './checks.ts';
import { checkPackage } from './package.ts';
import { traceFailures } from './trace.ts';

/** How many earlier releases a set keeps for rollbacks. */
const historyLimit = 10;

/** The most moves that the history tells. */
const mostMoves = 100;

type Releases = ReleaseSet['releases'];

/** A remote's releases once `id` is live: `id` first, then the earlier ones. */
const lineage = (id: string, before: string[] = []): Lineage => [
  id,
  ...before.filter((other) => other !== id).slice(0, historyLimit),
];

/** The live releases of a set. */
const liveOf = (store: Store, releases: Releases): Promise<Release[]> =>
  Promise.all(Object.entries(releases).map(([name, [live]]) => store.release(name, live)));

/** The packages whose live release is another one, with it; null for none. */
const changesOf = (from: Releases, to: Releases): Record<string, string | null> =>
  Object.fromEntries(
    [...new Set([...Object.keys(from), ...Object.keys(to)])]
      .filter((name) => from[name]?.[0] !== to[name]?.[0])
      .map((name) => [name, to[name]?.[0] ?? null]),
  );

/** Refuses a set in which the changed releases do not work with the others. */
async function checkSet(
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
  const open = checkRoles(all, await liveOf(store, before));
  // A shell alone is no site yet.
  if (open.length === 0 || all.length === 1) return [];
  return [
    `No page has the role ${open.join(', ')}. Publish the remote that has it, with role: '${open[0]}' in the route.`,
  ];
}

export interface RegistryOptions extends ComposerOptions {
  /** The site's log, with the failures that browsers have reported. */
  logFile?: string;
}

/** Who asks for a change. */
interface Asker {
  /** The name of a token. */
  name: string;
  /** Refuses a release that is not theirs to make live. */
  allow(release: Release): void;
}

/** Whoever runs the site. */
const operator: Asker = { name: 'site', allow() {} };

/** A site's registry, and what only its operators do. */
export interface SiteRegistry extends Registry {
  /** The last changes of a remote, or of all, as somebody may see them who sees only some packages. */
  history(remote?: string, sees?: (name: string) => boolean): Promise<Move[]>;
  /**
   * Takes a release. It is not live, and nobody can load it yet. Refuses one that is not whole, and
   * what `allow` refuses.
   */
  take(release: Package, allow?: (release: Release) => void): Promise<void>;
  /** Composes the live set again if it was composed otherwise: for another configuration, for example. */
  settle(why: string, follow?: Follow): Promise<void>;
  /** Makes these releases live, whatever was before. */
  restore(releases: Releases, why: string, follow?: Follow): Promise<void>;
  /** The same registry for somebody else. */
  as(asker: Asker): SiteRegistry;
}

/** Opens the registry of a store: it alone writes there. `site` is what pages are composed for. */
export function createRegistry(
  store: Store,
  site: SiteConfig,
  { logFile, ...options }: RegistryOptions = {},
): SiteRegistry {
  const { compose } = createComposer(store, options);
  return registryFor(operator);

  function registryFor(asker: Asker): SiteRegistry {
    /**
     * Changes what is live: checks and composes the next set, and moves to it. Nothing changes for users
     * before that. If something else has gone live meanwhile, begins again from there.
     *
     * @param next returns the releases that are live after the change
     */
    async function change(
      next: (before: Releases) => Releases,
      why: string,
      follow: Follow,
    ): Promise<Moved & { before: Releases }> {
      for (;;) {
        const latest = await store.latest();
        const before = latest ? (await store.set(latest.set)).releases : {};
        const releases = next(before);
        const to = changesOf(before, releases);
        for (const [name, id] of Object.entries(to)) {
          if (id !== null) asker.allow(await store.release(name, id));
        }
        const open = await checkSet(store, releases, before, Object.keys(to));
        follow('Rendering pages …');
        const { set, warnings } = await compose(releases, site);
        if (set.id === latest?.set) return { before, warnings: [...open, ...warnings] };
        for (const [name, ids] of Object.entries(releases)) {
          const added = ids.filter((id) => !before[name]?.includes(id));
          for (const id of added) await store.ship(name, id);
        }
        const move = {
          number: (latest?.number ?? 0) + 1,
          at: new Date().toISOString(),
          by: asker.name,
          why,
          set: set.id,
          from: changesOf(releases, before),
          to,
        };
        if (await store.addMove(move)) return { move, before, warnings: [...open, ...warnings] };
        follow('Something else has gone live meanwhile. Once more …');
      }
    }

    const registry: SiteRegistry = {
      async publish(packages, why, follow) {
        for (const one of packages) await registry.take(one);
        return registry.goLive(
          packages.map(({ release: { name, id } }) => ({ name, id })),
          why,
          follow,
        );
      },
      async take(release, allow = () => {}) {
        checkPackage(release);
        allow(release.release);
        await store.addRelease(release);
      },
      async goLive(named, why = '', follow = () => {}) {
        const releases = await Promise.all(
          named.map(({ name, id }) =>
            store.release(name, id).catch(() => {
              throw new RefusedError(`There is no release ${id} of ${name}. Publish it again.`);
            }),
          ),
        );
        const { before, ...moved } = await change(
          (live) => {
            const after = { ...live };
            for (const { name, id } of releases) {
              if (live[name]?.[0] !== id) after[name] = lineage(id, live[name]);
            }
            return after;
          },
          why,
          follow,
        );
        return {
          ...moved,
          releases: releases.map(({ name, id, files, routes }) => ({
            name,
            id,
            changed: before[name]?.[0] !== id,
            files: Object.keys(files).length,
            bytes: Object.values(files).reduce((sum, { brotli }) => sum + brotli, 0),
            routes: routes.length,
          })),
        };
      },
      async rollback(name, why = '', follow = () => {}) {
        const { before, ...moved } = await change(
          (live) => {
            const [from, to, ...rest] = Object.hasOwn(live, name) ? live[name]! : [];
            if (!from) {
              const names = Object.keys(live).toSorted().join(', ') || 'none';
              throw new RefusedError(`${name} is not live. Live packages: ${names}.`);
            }
            if (!to) {
              throw new RefusedError(`${name} has no release before ${from} to roll back to.`);
            }
            return { ...live, [name]: [to, ...rest] };
          },
          why,
          follow,
        );
        const [from, to] = before[name]!;
        return { ...moved, from, to: to! };
      },
      async settle(why, follow = () => {}) {
        if (await store.latest()) await change((releases) => releases, why, follow);
      },
      async restore(releases, why, follow = () => {}) {
        await change(() => releases, why, follow);
      },
      async list() {
        const latest = await store.latest();
        if (!latest) return { set: null, remotes: [] };
        const { releases } = await store.set(latest.set);
        const remotes = Object.entries(releases)
          .toSorted()
          .map(async ([name, [live, ...before]]) => ({
            name,
            live,
            earlier: await Promise.all(
              before.map(async (id) => ({ id, commit: (await store.release(name, id)).commit })),
            ),
          }));
        return { set: latest.set, remotes: await Promise.all(remotes) };
      },
      async history(remote, sees = () => true) {
        const moves: Move[] = [];
        const seen = (changes: Move['to']) =>
          Object.fromEntries(Object.entries(changes).filter(([name]) => sees(name)));
        for await (const move of store.moves()) {
          const [from, to] = [seen(move.from), seen(move.to)];
          const isWhole = Object.keys(to).length === Object.keys(move.to).length;
          if (!isWhole && Object.keys(to).length === 0) continue;
          if (remote !== undefined && !(remote in to)) continue;
          // Why others have changed something is theirs.
          moves.push({ ...move, from, to, why: isWhole ? move.why : '' });
          if (moves.length === mostMoves) break;
        }
        return moves;
      },
      async failures(remote) {
        if (logFile && existsSync(logFile)) return traceFailures(store, logFile, remote);
        throw new RefusedError('The registry has no log of the gateway: site.log in its DATA_DIR.');
      },
      as: registryFor,
    };
    return registry;
  }
}
