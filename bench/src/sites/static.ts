import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import { openStore } from '@emberite/delivery/store';
import type { Store } from '@emberite/delivery/store';
import { siteKey } from '@emberite/delivery/compose';
import type { ComposedPages } from '@emberite/delivery/compose';
import { pages } from '../measure/pages.ts';
import { serveDocuments } from './documents.ts';
import type { BenchDocument } from './documents.ts';

/** Returns the markup and inlined CSS of a composed document, without the application's scripts. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="stylesheet"[^>]* disabled>/g, '');
}

/** Publishes pages as hand-made HTML files, with their fonts and pictures. */
export async function publishStatic(
  folder: string,
  composed: Store,
  sites: Record<'static' | 'composed', SiteConfig>,
): Promise<Store> {
  const live = (await composed.live()) ?? '';
  const source = composed.composedFolder(live, siteKey(sites.composed));
  const { paths } = JSON.parse(await readFile(join(source, 'pages.json'), 'utf8')) as ComposedPages;
  const store = await openStore(join(folder, 'static'));
  await cp(join(composed.root, 'releases'), join(store.root, 'releases'), { recursive: true });
  const documents: Record<string, BenchDocument> = {};
  for (const { path } of pages.filter((page) => page.static)) {
    const page = paths[path];
    if (!page) throw new Error(`The composed site has no document for ${path}.`);
    const html = withoutScripts(await readFile(join(source, page.file), 'utf8'));
    documents[path] = { html, headers: page.headers };
  }
  await serveDocuments(store, sites.static, documents);
  return store;
}
