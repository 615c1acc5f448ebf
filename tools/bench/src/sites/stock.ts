import { join } from 'node:path';
import type { SiteConfig } from '@emberite/release/data';
import { sharedModules } from '@emberite/cli/build';
import { baseOf } from '@emberite/release';
import { openStore } from '@emberite/store';
import type { Store } from '@emberite/store';
import { remotes } from '@emberite/site/workspace';
import { clientDocument } from '../client/document.ts';
import { buildStockHost, buildStockRemote } from '../client/stock.ts';
import type { Stock } from '../client/stock.ts';
import { addBuild, serveClient } from './client.ts';
import { liveSet } from './composed.ts';

const name = 'stock';

/** What the composed site shares, and the data of its routes. */
async function stockOf(composed: Store): Promise<Stock> {
  const { releases } = await liveSet(composed);
  const lists = await Promise.all(
    remotes.map(async (remote) => {
      const { routes } = await composed.release(remote, releases[remote]?.[0] ?? '');
      const list = routes.map(({ js: _js, css: _css, shared: _shared, ...data }) => data);
      return [remote, list] as const;
    }),
  );
  return {
    shared: Object.keys(sharedModules('shell')),
    routes: Object.fromEntries(lists),
  };
}

/**
 * Builds the same remotes as in the store `composed`, and a host, by the template's settings into a new
 * store under `folder`. Returns its folder.
 */
export async function publishStock(
  folder: string,
  composed: string,
  site: SiteConfig,
): Promise<string> {
  const own = join(folder, name);
  const store = openStore(own);
  const stock = await stockOf(openStore(composed));
  for (const remote of remotes) {
    await addBuild(store, remote, folder, (dist) => buildStockRemote(remote, dist, stock));
  }
  const publicPath = baseOf(name);
  const built = await addBuild(store, name, folder, (dist) =>
    buildStockHost(dist, publicPath, stock),
  );
  const html = clientDocument(built, publicPath, site);
  await serveClient(store, [name, ...remotes], html, site);
  return own;
}
