import type { SiteConfig } from '@emberite/release/data';
import { composer, encodePage } from '@emberite/composer';
import type { Composition, ReleaseSet, Store } from '@emberite/store';

/** A document, and the headers of its own. */
export interface BenchDocument {
  html: string;
  headers: Record<string, string>;
}

/** The key of the only composition in a reference's store. */
const key = 'documents';

/**
 * Makes a store serve documents by path, and the first one at every other address, with the files
 * of some releases. They are stored like the output of a composer, so that the same code serves
 * every contender.
 */
export async function serveDocuments(
  store: Store,
  site: SiteConfig,
  releases: ReleaseSet['releases'],
  documents: Record<string, BenchDocument>,
): Promise<void> {
  const paths: Composition['paths'] = {};
  for (const [path, { html, headers }] of Object.entries(documents)) {
    paths[path] = await encodePage(html, { headers, reads: [] });
  }
  const [first] = Object.values(paths);
  if (!first) throw new Error('There is no document to serve.');
  await store.addComposition(key, {
    of: null,
    paths,
    patterns: [{ path: '/*', page: first }],
    signedIn: {},
    notFound: first,
    files: {},
    previews: [],
    indexed: [],
    links: {},
  });
  const set = await store.addSet({ releases, site, composer, compositions: [key] });
  const at = new Date().toISOString();
  await store.addMove({ number: 1, at, by: 'bench', why: '', set: set.id, from: {}, to: {} });
}
