import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import type { Store } from '@emberite/delivery/store';
import { siteKey } from '@emberite/delivery/compose';
import type { ComposedPage, ComposedPages } from '@emberite/delivery/compose';
import { compress } from '@emberite/delivery/store';

/**
 * Makes a store serve one document at every address. It is written where the gateway looks for
 * composed documents, so that the same code serves every contender.
 */
export async function serveOneDocument(
  store: Store,
  site: SiteConfig,
  html: string,
  csp: string,
): Promise<void> {
  const set = await store.addSet({});
  const folder = store.composedFolder(set.id, siteKey(site));
  await mkdir(folder, { recursive: true });
  const bytes = Buffer.from(html);
  const { br, gz } = await compress(bytes);
  await writeFile(join(folder, 'index.html'), bytes);
  await writeFile(join(folder, 'index.html.br'), br ?? bytes);
  await writeFile(join(folder, 'index.html.gz'), gz ?? bytes);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  const etag = `"${hash}"`;
  const page: ComposedPage = { file: 'index.html', etag, csp, guarded: false };
  const pages: ComposedPages = {
    set: set.id,
    paths: { '/': page },
    patterns: [{ path: '/*', page }],
    signedIn: {},
    files: {},
    notFound: page,
  };
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages));
  await store.goLive(set.id);
}
