import { hash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import type { Store } from '@emberite/delivery/store';
import { siteKey } from '@emberite/delivery/compose';
import type { ComposedPages } from '@emberite/delivery/compose';
import { writeEncoded } from '@emberite/delivery/store';

/** A document, and the headers of its own. */
export interface BenchDocument {
  html: string;
  headers: Record<string, string>;
}

/** A set of every release in a store: the gateway serves no others. */
async function addSetOfAll(store: Store): ReturnType<Store['addSet']> {
  const folder = join(store.root, 'releases');
  const releases: Parameters<Store['addSet']>[0] = {};
  for (const name of await readdir(folder)) {
    const [live, ...before] = await readdir(join(folder, name));
    if (live) releases[name] = [live, ...before];
  }
  return store.addSet(releases);
}

/**
 * Makes a store serve documents by path, and the first one at every other address. They are written
 * where the gateway looks for composed documents, so that the same code serves every contender.
 */
export async function serveDocuments(
  store: Store,
  site: SiteConfig,
  documents: Record<string, BenchDocument>,
): Promise<void> {
  const set = await addSetOfAll(store);
  const folder = store.composedFolder(set.id, siteKey(site));
  await mkdir(folder, { recursive: true });
  const paths: ComposedPages['paths'] = {};
  for (const [path, { html, headers }] of Object.entries(documents)) {
    const bytes = Buffer.from(html);
    const name = hash('sha256', bytes).slice(0, 20);
    const file = `${name}.html`;
    await writeEncoded(join(folder, file), bytes);
    paths[path] = { file, etag: `"${name}"`, headers, reads: [] };
  }
  const [first] = Object.values(paths);
  if (!first) throw new Error('There is no document to serve.');
  const pages: ComposedPages = {
    set: set.id,
    warnings: [],
    paths,
    patterns: [{ path: '/*', page: first }],
    signedIn: {},
    files: {},
    notFound: first,
  };
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages));
  await store.goLive(set.id);
}
