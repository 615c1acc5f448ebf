import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import type { Store } from './store.ts';

/** Reads the configuration that the gateway last used with this store; `null` before the first. */
export async function readSiteConfig(store: Store): Promise<SiteConfig | null> {
  return readFile(join(store.root, 'site.json'), 'utf8').then(
    (text) => JSON.parse(text) as SiteConfig,
    () => null,
  );
}

/** Stores the gateway's configuration, so that the command line composes pages for the running site. */
export async function writeSiteConfig(store: Store, site: SiteConfig): Promise<void> {
  await writeFile(join(store.root, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
}
