import { build, readPackage, writeRelease } from '@emberite/cli/release';
import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import { createRegistry } from '@emberite/delivery/registry';
import { openStore } from '@emberite/delivery/store';
import type { ReleaseSet, Store } from '@emberite/delivery/store';
import type { BuildRecordFile } from '@emberite/cli/build';
import { packages, remotes } from '@emberite/delivery/workspace';

/** The live set of a store. */
export async function liveSet(store: Store): Promise<ReleaseSet> {
  const latest = await store.latest();
  if (!latest) throw new Error('Nothing is live.');
  return store.set(latest.set);
}

/** Makes releases of builds live together. */
export async function publish(store: Store, site: SiteConfig, dists: string[]): Promise<void> {
  const registry = createRegistry(store, site);
  const published: { name: string; id: string }[] = [];
  for (const dist of dists) {
    const one = await readPackage(dist);
    await registry.take(one);
    published.push(one.release);
  }
  await registry.goLive(published);
}

/**
 * Makes another release of the build in a remote's folder, below a folder: with different bytes in every
 * script and stylesheet, or in one script. Returns its `dist`.
 */
export async function changedRelease(
  remote: string,
  folder: string,
  version: string,
  changes: 'everything' | 'one script',
): Promise<string> {
  const dist = join(folder, version, basename(remote));
  await cp(join(remote, 'dist'), dist, { recursive: true });
  const files = (await readdir(join(dist, 'browser'))).filter((file) => /\.(js|css)$/.test(file));
  const scripts = files.filter((file) => file.endsWith('.js'));
  for (const file of changes === 'everything' ? files : scripts.slice(0, 1)) {
    await appendFile(join(dist, 'browser', file), `\n/* ${version} */`);
  }
  const recordFile = join(dist, 'build.json');
  const record = JSON.parse(await readFile(recordFile, 'utf8')) as BuildRecordFile;
  await writeFile(recordFile, JSON.stringify({ ...record, version }));
  await writeRelease(dist);
  return dist;
}

/**
 * Builds the shell and the remotes and publishes them into a new store under `folder`. Returns its
 * folder. Each remote has a previous release, like a site that has been running for a while, so a
 * document also carries the integrity values of the fallback.
 */
export async function publishComposed(
  folder: string,
  site: SiteConfig,
  log: (line: string) => void,
): Promise<string> {
  for (const name of packages) {
    const ms = await build(name);
    log(`Built ${name} (${(ms / 1000).toFixed(1)} s)`);
  }
  log('Publishing two releases of each …');
  const own = join(folder, 'composed');
  const store = openStore(own);
  const before = [];
  for (const name of remotes)
    before.push(await changedRelease(name, folder, '0.9.0', 'everything'));
  await publish(store, site, before);
  await publish(
    store,
    site,
    packages.map((name) => join(name, 'dist')),
  );
  return own;
}
