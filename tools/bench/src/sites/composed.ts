import { readPackage, writeRelease } from '@emberite/cli/release';
import { hash } from 'node:crypto';
import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SiteConfig } from '@emberite/release/data';
import { createRegistry } from '@emberite/registry';
import { publishChanged } from '@emberite/site';
import { openStore } from '@emberite/store';
import type { ReleaseSet, Store } from '@emberite/store';
import type { BuildRecordFile } from '@emberite/cli/build';
import type { Scale } from '../scale.ts';

/** The live set of a store. */
export async function liveSet(store: Store): Promise<ReleaseSet> {
  const latest = await store.latest();
  if (!latest) throw new Error('Nothing is live.');
  return store.set(latest.set);
}

const hashed = /\.([\da-f]{12})\.(?:js|css)$/;

/** Gives changed files new names, as a build would, and those that name them: the name of a file has its hash. */
async function rename(dist: string, changed: readonly string[], version: string): Promise<void> {
  const browser = join(dist, 'browser');
  const files = (await readdir(browser)).filter((file) => hashed.test(file));
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await readFile(join(browser, file), 'utf8'));
  const renamed = new Set(changed);
  for (const old of renamed) {
    for (const [file, text] of texts) if (text.includes(old)) renamed.add(file);
  }
  const names = [...renamed].map((old) => {
    const [, before = ''] = hashed.exec(old) ?? [];
    return [old, old.replace(before, hash('sha256', before + version).slice(0, 12))] as const;
  });
  const withNames = (text: string) =>
    names.reduce((all, [old, name]) => all.replaceAll(old, name), text);
  for (const [file, text] of texts) {
    await rm(join(browser, file));
    await writeFile(join(browser, withNames(file)), withNames(text));
  }
  for (const list of ['build.json', 'browser/mf-manifest.json', 'browser/mf-stats.json']) {
    const file = join(dist, list);
    await writeFile(file, withNames(await readFile(file, 'utf8')));
  }
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
  const changed = changes === 'everything' ? files : scripts.slice(0, 1);
  for (const file of changed) await appendFile(join(dist, 'browser', file), `\n/* ${version} */`);
  await rename(dist, changed, version);
  const recordFile = join(dist, 'build.json');
  const record = JSON.parse(await readFile(recordFile, 'utf8')) as BuildRecordFile;
  await writeFile(recordFile, JSON.stringify({ ...record, version }));
  await writeRelease(dist);
  return dist;
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
