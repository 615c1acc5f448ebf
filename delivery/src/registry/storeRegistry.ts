import type { Listing, Registry } from '@emberite/cli/release';
import type { SiteConfig } from '@emberite/sdk/release';
import { existsSync } from 'node:fs';
import { publish, rollback } from '../release/publish.ts';
import { traceFailures } from '../release/trace.ts';
import type { Store } from '../store/index.ts';
import { readServing } from '../store/serving.ts';

/**
 * The registry of a store.
 *
 * @param site what its pages are composed for
 * @param logFile the site's log, with the failures that browsers have reported
 */
export function storeRegistry(store: Store, site: SiteConfig, logFile: string): Registry {
  return {
    async publish(dists, commit) {
      const warnings: string[] = [];
      const warn = (sentence: string) => void warnings.push(sentence);
      const published = await publish(store, dists, site, commit, warn);
      const releases = published.map(({ release: { name, id, files, routes }, changed }) => ({
        name,
        id,
        changed,
        files: Object.keys(files).length,
        bytes: Object.values(files).reduce((sum, { brotli }) => sum + brotli, 0),
        routes: routes.length,
      }));
      return { releases, warnings };
    },
    async rollback(remote) {
      const warnings: string[] = [];
      const { from, to } = await rollback(store, remote, site, (sentence) => {
        warnings.push(sentence);
      });
      return { from, to, warnings };
    },
    async list(): Promise<Listing> {
      const set = await store.live();
      if (!set) return { set, behind: null, remotes: [] };
      const { releases } = await store.set(set);
      const late = (await readServing(store)).find((gateway) => gateway.set !== set);
      const served = late ? (await store.set(late.set)).releases : releases;
      const remotes = Object.entries(releases)
        .toSorted()
        .map(async ([name, [live, ...before]]) => ({
          name,
          live,
          served: served[name]?.[0] ?? '',
          earlier: await Promise.all(
            before.map(async (id) => ({ id, commit: (await store.release(name, id)).commit })),
          ),
        }));
      return {
        set,
        behind: late
          ? { set: late.set, reason: late.refused?.reason ?? 'it is loading the new one' }
          : null,
        remotes: await Promise.all(remotes),
      };
    },
    failures: async (remote) => (existsSync(logFile) ? traceFailures(store, logFile, remote) : []),
  };
}
