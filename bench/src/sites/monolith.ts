import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import { openStore } from '@emberite/delivery/store';
import type { Store } from '@emberite/delivery/store';
import { baseOf, packFiles } from '@emberite/delivery/release';
import { buildMonolith } from '../monolith/build.ts';
import { csp, monolithDocument } from '../monolith/document.ts';
import { serveDocuments } from './documents.ts';

const name = 'monolith';
const id = '1.0.0';

/** Builds the reference application into a new store under `folder`. */
export async function publishMonolith(folder: string, site: SiteConfig): Promise<Store> {
  const store = await openStore(join(folder, name));
  const dist = join(folder, 'monolith-dist');
  const release = store.releaseFolder(name, id);
  const publicPath = baseOf(name, id);
  const built = await buildMonolith(join(dist, 'browser'), publicPath);
  const files = await packFiles(dist, release);
  // The gateway serves only the files that a release names.
  await writeFile(join(release, 'release.json'), JSON.stringify({ name, id, files }));
  const html = monolithDocument(built, publicPath, site);
  await serveDocuments(store, site, {
    '/': { html, headers: { 'Content-Security-Policy': csp } },
  });
  return store;
}
