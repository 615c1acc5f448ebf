import { readPackage } from '@emberite/cli/release';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/release/data';
import { createRegistry } from '@emberite/registry';
import { publishChanged } from '@emberite/site';
import { openStore } from '@emberite/store';
import type { ReleaseSet, Store } from '@emberite/store';
import { changedRelease } from '../../../changedRelease.ts';
import type { Scale } from '../scale.ts';

/** The live set of a store. */
export async function liveSet(store: Store): Promise<ReleaseSet> {
  const latest = await store.latest();
  if (!latest) throw new Error('Nothing is live.');
  return store.set(latest.set);
}

/**
 * Builds the shell and the remotes and publishes them into a new store under `folder`. Returns its
 * folder. Remotes have a previous release, like a site that has been running for a while, so a
 * document also carries the integrity values of the fallback.
 *
 * @param from folder of a store to copy first, so that only what has changed since is built
 */
export async function publishComposed(
  folder: string,
  site: SiteConfig,
  { previous, quality }: Pick<Scale, 'previous' | 'quality'>,
  log: (line: string) => void,
  from?: string,
): Promise<string> {
  const own = join(folder, 'composed');
  await mkdir(own);
  if (from) await cp(from, own, { recursive: true });
  const store = openStore(own);
  const registry = createRegistry(store, site, { quality });
  await publishChanged(registry, own, log);
  log('Publishing previous releases …');
  const { releases } = await liveSet(store);
  const both = { ...releases };
  for (const name of previous) {
    const before = await readPackage(await changedRelease(name, folder, '0.9.0', 'everything'));
    await registry.take(before);
    both[name] = [releases[name]![0], before.release.id];
  }
  await registry.restore(both, 'To measure');
  return own;
}
