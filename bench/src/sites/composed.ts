import { build } from '@emberite/cli/release';
import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import { openStore } from '@emberite/delivery/store';
import type { Store } from '@emberite/delivery/store';
import type { BuildRecordFile } from '@emberite/cli/build';
import { publish } from '@emberite/delivery/release';
import { packages, remotes } from '@emberite/delivery/workspace';

/** Copies a remote's build as its previous release, with different bytes in every file. */
async function previousRelease(name: string, folder: string): Promise<string> {
  const dist = join(folder, 'earlier', name);
  await cp(join(name, 'dist'), dist, { recursive: true });
  for (const file of await readdir(join(dist, 'browser'))) {
    if (/\.(js|css)$/.test(file)) await appendFile(join(dist, 'browser', file), '\n/* 0.9.0 */');
  }
  const recordFile = join(dist, 'build.json');
  const record = JSON.parse(await readFile(recordFile, 'utf8')) as BuildRecordFile;
  await writeFile(recordFile, JSON.stringify({ ...record, version: '0.9.0' }));
  return dist;
}

/**
 * Builds the shell and the remotes and publishes them into a new store under `folder`. Each remote
 * has a previous release, like a site that has been running for a while, so a document also carries
 * the integrity values of the fallback.
 */
export async function publishComposed(
  folder: string,
  site: SiteConfig,
  log: (line: string) => void,
): Promise<Store> {
  const store = await openStore(join(folder, 'composed'));
  for (const name of packages) {
    const ms = await build(name);
    log(`Built ${name} (${(ms / 1000).toFixed(1)} s)`);
  }
  log('Publishing two releases of each …');
  const before = await Promise.all(remotes.map((name) => previousRelease(name, folder)));
  await publish(store, before, site, null);
  const dists = packages.map((name) => join(name, 'dist'));
  await publish(store, dists, site, null);
  return store;
}
