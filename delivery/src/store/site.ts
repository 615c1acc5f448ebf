import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import type { Store } from './store.ts';

/** The configuration that the gateway of this store last served its pages with. */
export async function knownSite(store: Store): Promise<SiteConfig | null> {
  return readFile(join(store.root, 'site.json'), 'utf8').then(
    (text) => JSON.parse(text) as SiteConfig,
    () => null,
  );
}

/** Keeps the gateway's configuration, so that whoever publishes composes for the running site. */
export async function rememberSite(store: Store, site: SiteConfig): Promise<void> {
  await writeFile(join(store.root, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
}
