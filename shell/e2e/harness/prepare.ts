import type { ReleaseRoute } from '@emberite/cli/release';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@emberite/delivery/store';
import { compose } from '@emberite/delivery/compose';
import type { ComposedPages } from '@emberite/delivery/compose';
import { publishChanged } from '@emberite/delivery/start';
import type { Store } from '@emberite/delivery/store';
import type { SiteConfig } from '@emberite/sdk/release';
import { matchPath } from 'react-router-dom';

/** Store with releases of the current sources. Every test starts with a copy of it. */
export const baseStore = join('.cache', 'e2e-store');

/** Opens a store whose pages take milliseconds to compress instead of seconds. */
export const openTestStore = (folder: string): Promise<Store> => openStore(folder, { quality: 5 });

/** The site that the base store is composed for. */
export const baseSite: SiteConfig = {
  siteUrl: 'http://localhost:4000',
  apiBase: '/api',
  flags: {},
  providers: ['google', 'microsoft'],
  visibilityOpens: '2027-02-14T00:00-08:00',
};

/** Builds and publishes what has changed since the last run, once for all tests. */
export async function setup(): Promise<void> {
  // Documents are composed by the current sources, too.
  await rm(join(baseStore, 'composed'), { recursive: true, force: true });
  const store = await openTestStore(baseStore);
  await publishChanged(store, baseSite, () => {});
  // Tests start without earlier releases.
  const { releases } = await store.set((await store.live()) ?? '');
  const live = Object.entries(releases).map(([name, [id]]) => [name, [id]] as const);
  const set = await store.addSet(Object.fromEntries(live) as unknown as typeof releases);
  await store.goLive(set.id);
}

/** What the base store has composed. */
export interface LivePages {
  /** The routes of its releases. */
  routes: (ReleaseRoute & { remote: string })[];
  /** Whether one of them matches a path. */
  isPage(path: string): boolean;
  /** The paths with their own HTML. */
  paths: string[];
  /** Those that search engines may show. */
  indexed: string[];
  /** Every document. */
  documents: { name: string; html: string }[];
}

/** Reads what the base store has composed. */
export async function livePages(): Promise<LivePages> {
  const store = await openTestStore(baseStore);
  const set = await store.set((await store.live()) ?? '');
  const releases = await Promise.all(
    Object.entries(set.releases).map(([name, [id]]) => store.release(name, id)),
  );
  const folder = await compose(store, set, baseSite);
  const read = (file = '') => readFile(join(folder, file), 'utf8');
  const { paths, patterns, signedIn, notFound, files } = JSON.parse(
    await read('pages.json'),
  ) as ComposedPages;
  const sitemap = await read(files['/sitemap.xml']?.file);
  const composed = [
    ...Object.entries(paths),
    ...patterns.map(({ path, page }) => [path, page] as const),
    ...Object.entries(signedIn).map(([path, page]) => [`${path} (signed in)`, page] as const),
    ['not found', notFound] as const,
  ];
  const routes = releases.flatMap((release) =>
    release.routes.map((route) => ({ ...route, remote: release.name })),
  );
  return {
    routes,
    isPage: (path) => routes.some((route) => matchPath(route.path, path)),
    paths: Object.keys(paths),
    indexed: [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    ),
    documents: await Promise.all(
      composed.map(async ([name, { file }]) => ({ name, html: await read(file) })),
    ),
  };
}
