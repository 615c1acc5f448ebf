import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import { compress, openStore } from '@emberite/delivery/store';
import type { Store } from '@emberite/delivery/store';
import { baseOf } from '@emberite/delivery/release';
import { buildMonolith } from '../monolith/build.ts';
import { csp, monolithDocument } from '../monolith/document.ts';
import { serveDocuments } from './documents.ts';

const name = 'monolith';
const id = '1.0.0';

async function precompress(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const { br, gz } = await compress(await readFile(join(folder, file)));
    if (br) await writeFile(join(folder, `${file}.br`), br);
    if (gz) await writeFile(join(folder, `${file}.gz`), gz);
  }
}

/** Builds the reference application into a new store under `folder`. */
export async function publishMonolith(folder: string, site: SiteConfig): Promise<Store> {
  const store = await openStore(join(folder, name));
  const files = join(store.releaseFolder(name, id), 'browser');
  const publicPath = baseOf(name, id);
  const built = await buildMonolith(files, publicPath);
  await precompress(files);
  const html = monolithDocument(built, publicPath, site);
  await serveDocuments(store, site, { '/': { html, csp } });
  return store;
}
