import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@emberite/delivery/store';
import { compose } from '@emberite/delivery/compose';
import type { ComposedPages } from '@emberite/delivery/compose';
import { publishChanged } from '@emberite/delivery/start';
import type { ReleaseRoute } from '@emberite/delivery/store';
import type { SiteConfig } from '@emberite/sdk/release';

/** Store with releases of the current sources. Every test starts with a copy of it. */
export const baseStore = join('.cache', 'e2e-store');

const site: SiteConfig = {
  siteUrl: 'http://localhost:4000',
  apiBase: '/api',
  flags: {},
  providers: ['google', 'microsoft'],
  visibilityOpens: '2027-02-14T00:00-08:00',
};

/** Builds and publishes what has changed since the last run, once for all tests. */
export async function setup(): Promise<void> {
  const store = await openStore(baseStore);
  await publishChanged(store, site, () => {});
  // Tests start without earlier releases.
  const { releases } = await store.set((await store.live()) ?? '');
  const live = Object.entries(releases).map(([name, [id]]) => [name, [id]] as const);
  const set = await store.addSet(Object.fromEntries(live) as unknown as typeof releases);
  await store.goLive(set.id);
}

/** The routes of the releases in the base store, and the paths with their own HTML. */
export async function livePages(): Promise<{ routes: ReleaseRoute[]; paths: string[] }> {
  const store = await openStore(baseStore);
  const set = await store.set((await store.live()) ?? '');
  const releases = await Promise.all(
    Object.entries(set.releases).map(([name, [id]]) => store.release(name, id)),
  );
  const folder = await compose(store, set, site);
  const { paths } = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as ComposedPages;
  return { routes: releases.flatMap(({ routes }) => routes), paths: Object.keys(paths) };
}
