import { baseOf } from '@emberite/cli/release';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import type { Store } from '@emberite/delivery/store';
import { packFiles } from '@emberite/delivery/release';
import type { ClientBuild } from '../client/compile.ts';
import { clientDocument, csp } from '../client/document.ts';
import { serveDocuments } from './documents.ts';

/** Id of the only release of everything in a reference. */
const id = '1.0.0';

/** URL of the folder that the files of a package are served from, with a trailing slash. */
export const publicPathOf = (name: string) => baseOf(name, id);

/** Runs a build into a folder and publishes the files under a package's name. */
export async function publishBuild(
  store: Store,
  name: string,
  build: (folder: string) => Promise<ClientBuild>,
): Promise<ClientBuild> {
  const dist = join(await store.scratch(), name);
  const release = store.releaseFolder(name, id);
  const built = await build(join(dist, 'browser'));
  const files = await packFiles(dist, release);
  // The gateway serves only the files that a release names; nothing reads the rest here.
  const named = { name, id, files, entry: [], routes: [] };
  await writeFile(join(release, 'release.json'), JSON.stringify(named));
  return built;
}

/** Makes a store serve the only document of an application that is rendered in the browser. */
export async function serveClient(
  store: Store,
  name: string,
  built: ClientBuild,
  site: SiteConfig,
): Promise<void> {
  const html = clientDocument(built, publicPathOf(name), site);
  await serveDocuments(store, site, {
    '/': { html, headers: { 'Content-Security-Policy': csp } },
  });
}
