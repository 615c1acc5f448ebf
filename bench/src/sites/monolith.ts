import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import { openStore } from '@emberite/delivery/store';
import type { Store } from '@emberite/delivery/store';
import { buildMonolith } from '../client/monolith.ts';
import { publicPathOf, publishBuild, serveClient } from './client.ts';

const name = 'monolith';

/** Builds the application without federation into a new store under `folder`. */
export async function publishMonolith(folder: string, site: SiteConfig): Promise<Store> {
  const store = await openStore(join(folder, name));
  const built = await publishBuild(store, name, (dist) => buildMonolith(dist, publicPathOf(name)));
  await serveClient(store, name, built, site);
  return store;
}
