import { join } from 'node:path';
import { openStore } from '@emberite/delivery/store';
import { publishChanged } from '../../../delivery/src/start/releases.ts';

/** Store with the releases of the sources as they are, which every test starts from a copy of. */
export const baseStore = join('.cache', 'e2e-store');

/** Builds and publishes what changed since the last run, once for all tests. */
export async function setup(): Promise<void> {
  const site = {
    siteUrl: 'http://localhost:4000',
    apiBase: '/api',
    flags: {},
    visibilityOpens: '2027-02-14T00:00-08:00',
  };
  const store = await openStore(baseStore);
  await publishChanged(store, site, () => {});
  // Tests start without earlier releases, whatever was published here before.
  const { releases } = await store.set((await store.live()) ?? '');
  const live = Object.entries(releases).map(([name, [id]]) => [name, [id]] as const);
  const set = await store.addSet(Object.fromEntries(live) as unknown as typeof releases);
  await store.goLive(set.id);
}
