import { join } from 'node:path';
import { baseOf } from '@emberite/release';
import type { SiteConfig } from '@emberite/release/data';
import { openStore } from '@emberite/store';
import { clientDocument } from '../client/document.ts';
import { buildMonolith } from '../client/monolith.ts';
import { addBuild, serveClient } from './client.ts';

const name = 'monolith';

/** Builds the application without federation into a new store under `folder`. Returns its folder. */
export async function publishMonolith(folder: string, site: SiteConfig): Promise<string> {
  const own = join(folder, name);
  const store = openStore(own);
  const publicPath = baseOf(name);
  const built = await addBuild(store, name, folder, (dist) => buildMonolith(dist, publicPath));
  await serveClient(store, [name], clientDocument(built, publicPath, site), site);
  return own;
}
