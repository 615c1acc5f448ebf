import { packFiles } from '@emberite/cli/release';
import type { Release } from '@emberite/release';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/release/data';
import type { ReleaseSet, Store } from '@emberite/store';
import type { ClientBuild } from '../client/compile.ts';
import { csp } from '../client/document.ts';
import { serveDocuments } from './documents.ts';

/** Id of the only release of everything in a reference. */
const id = '1.0.0';

/** Runs a build below a folder and adds its files to a store, as a release that has been live. */
export async function addBuild(
  store: Store,
  name: string,
  folder: string,
  build: (folder: string) => Promise<ClientBuild>,
): Promise<ClientBuild> {
  const dist = join(folder, 'dist', name);
  const built = await build(join(dist, 'browser'));
  const { files, listed } = await packFiles(dist);
  // The gateway serves only the files that a release names; nothing reads the rest here.
  const release = { name, id, files: listed, entry: [], routes: [] } as unknown as Release;
  await store.addRelease({ release, files });
  await store.ship(name, id);
  return built;
}

/** Makes a store serve the only document of an application that is rendered in the browser. */
export async function serveClient(
  store: Store,
  names: string[],
  html: string,
  site: SiteConfig,
): Promise<void> {
  const releases: ReleaseSet['releases'] = Object.fromEntries(names.map((name) => [name, [id]]));
  await serveDocuments(store, site, releases, {
    '/': { html, headers: { 'Content-Security-Policy': csp } },
  });
}
