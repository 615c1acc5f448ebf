import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readPackage } from '@emberite/cli/release';
import type { Release } from '@emberite/release';
import { createRegistry } from '@emberite/registry';
import type { SiteRegistry } from '@emberite/registry';
import { buildConsole, fingerprint, publishChanged } from '@emberite/site';
import { openStore } from '@emberite/store';
import { textOf } from '@emberite/store/composition';
import type { Composition, ReleaseSet, Store } from '@emberite/store';
import type { SiteConfig } from '@emberite/release/data';
import { matchPath } from 'react-router-dom';

/** Store with releases of the current sources. Every test starts with a copy of it. */
export const baseStore = join('.cache', 'e2e-store');

/** Copies a store. Others may compose for it meanwhile: what is being written is no object yet. */
export const copyStore = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('~') });

/** Copies the base store to the data of a site of its own, which then has nothing to build. */
export async function copyBase(dataDir: string): Promise<void> {
  await copyStore(baseStore, join(dataDir, 'store'));
  await copyFile(join(baseStore, 'sources.json'), join(dataDir, 'sources.json'));
}

/** Opens the registry of a store, with a compression that takes milliseconds instead of seconds. */
export const testRegistry = (store: Store, site: SiteConfig): SiteRegistry =>
  createRegistry(store, site, { quality: 5 });

/** Makes the release in a `dist` folder live. */
export async function publish(store: Store, dist: string, site: SiteConfig): Promise<Release> {
  const one = await readPackage(dist);
  await testRegistry(store, site).publish([one]);
  return one.release;
}

/** The live release of a remote in a store. */
export async function liveRelease(store: Store, name: string): Promise<Release> {
  const { releases } = await liveSet(store);
  return store.release(name, releases[name]?.[0] ?? '');
}

/** The live set of a store. */
export async function liveSet(store: Store): Promise<ReleaseSet> {
  return store.set((await store.latest())?.set ?? '');
}

/** The port of the sites of a worker of Vitest, by its number. */
export const portOf = (worker: number) => 4_100 + worker;

/** The site that the base store is composed for: that of the first worker, whose pages are then there. */
export const baseSite: SiteConfig = {
  siteUrl: `http://localhost:${portOf(1)}`,
  apiBase: '/api',
  flags: {},
  providers: ['google', 'microsoft'],
  visibilityOpens: '2027-02-14T00:00-08:00',
};

/** Folder of the data of all test beds of a run, by its process. */
export const placesOf = (run: number) => join(tmpdir(), `ember-sites-${run}`);

/** Test beds that files share end with their worker, which removes nothing. */
export async function teardown(): Promise<void> {
  await rm(placesOf(process.pid), { recursive: true, force: true, maxRetries: 3 });
}

/** Removes the documents of the base store if others are composed by now. */
async function dropOldDocuments(): Promise<void> {
  const file = join(baseStore, 'composed-by.txt');
  const known = await readFile(file, 'utf8').catch(() => '');
  const makers = ['platform/composer', 'platform/store'];
  const now = (await Promise.all(makers.map(fingerprint))).join(' ');
  if (known === now) return;
  await rm(join(baseStore, 'compositions'), { recursive: true, force: true });
  await mkdir(baseStore, { recursive: true });
  await writeFile(file, now);
}

/** Builds, publishes and composes what has changed since the last run, once for all tests. */
export async function setup(): Promise<void> {
  await mkdir(placesOf(process.pid), { recursive: true });
  await dropOldDocuments();
  const store = openStore(baseStore);
  const registry = testRegistry(store, baseSite);
  await buildConsole(() => {});
  await publishChanged(registry, baseStore, () => {});
  // Tests start without earlier releases.
  const { releases } = await liveSet(store);
  const live = Object.entries(releases).map(([name, [id]]) => [name, [id]] as const);
  await registry.restore(Object.fromEntries(live) as unknown as typeof releases, 'For tests');
}

/** Reads the composed pages of the base store. */
export async function livePages() {
  const store = openStore(baseStore);
  const set = await liveSet(store);
  const releases = await Promise.all(
    Object.entries(set.releases).map(([name, [id]]) => store.release(name, id)),
  );
  const parts = (await Promise.all(set.compositions.map(store.composition))).flatMap(
    (part) => part ?? [],
  );
  const files = Object.assign({}, ...parts.map((part) => part.files)) as Composition['files'];
  const sitemap = textOf(files['/sitemap.xml']!);
  const composed = parts.flatMap(({ paths, patterns, signedIn, notFound }) => [
    ...Object.entries(paths),
    ...patterns.map(({ path, page }) => [path, page] as const),
    ...Object.entries(signedIn).map(([path, page]) => [`${path} (signed in)`, page] as const),
    ...(notFound ? [['not found', notFound] as const] : []),
  ]);
  const routes = releases.flatMap((release) =>
    release.routes.map((route) => ({ ...route, remote: release.name })),
  );
  return {
    /** The routes of its releases. */
    routes,
    /** Whether one of them matches a path. */
    isPage: (path: string) => routes.some((route) => matchPath(route.path, path)),
    /** The paths with their own HTML. */
    paths: parts.flatMap(({ paths }) => Object.keys(paths)),
    /** Those that search engines may index. */
    indexed: [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    ),
    /** Every document. */
    documents: composed.map(([name, page]) => ({ name, html: textOf(page) })),
  };
}
