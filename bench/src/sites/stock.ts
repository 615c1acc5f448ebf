import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import { sharedModules } from '@emberite/cli/build';
import { openStore } from '@emberite/delivery/store';
import type { Store } from '@emberite/delivery/store';
import { remotes } from '@emberite/delivery/workspace';
import { buildStockHost, buildStockRemote } from '../client/stock.ts';
import type { Stock } from '../client/stock.ts';
import { publicPathOf, publishBuild, serveClient } from './client.ts';

const name = 'stock';

/** What the composed site shares, and the data of its routes. */
async function stockOf(composed: Store): Promise<Stock> {
  const { releases } = await composed.set((await composed.live()) ?? '');
  const liveOf = (name: string) => composed.release(name, releases[name]?.[0] ?? '');
  const lists = await Promise.all(
    remotes.map(async (remote) => {
      const { routes } = await liveOf(remote);
      const list = routes.map(({ js: _js, css: _css, shared: _shared, ...data }) => data);
      return [remote, list] as const;
    }),
  );
  return {
    shared: Object.keys(sharedModules('shell')),
    routes: Object.fromEntries(lists),
    publicPath: publicPathOf,
  };
}

/** Builds the same remotes, and a host, by the template's settings into a new store under `folder`. */
export async function publishStock(
  folder: string,
  composed: Store,
  site: SiteConfig,
): Promise<Store> {
  const store = await openStore(join(folder, name));
  const stock = await stockOf(composed);
  for (const remote of remotes) {
    await publishBuild(store, remote, (dist) => buildStockRemote(remote, dist, stock));
  }
  const built = await publishBuild(store, name, (dist) =>
    buildStockHost(dist, publicPathOf(name), stock),
  );
  await serveClient(store, name, built, site);
  return store;
}
