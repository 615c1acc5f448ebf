import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/sdk/release';
import { openStore } from '@emberite/delivery/store';
import type { Store } from '@emberite/delivery/store';
import { siteKey } from '@emberite/delivery/compose';
import type { ComposedPages } from '@emberite/delivery/compose';
import { serveOneDocument } from './documents.ts';

/** Returns the markup and inlined CSS of a composed document, without the application's scripts. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]* disabled>/g, '');
}

/** Publishes the landing page as a hand-made HTML file, with its fonts and pictures. */
export async function publishStatic(
  folder: string,
  composed: Store,
  site: SiteConfig,
): Promise<Store> {
  const live = (await composed.live()) ?? '';
  const documents = composed.composedFolder(live, siteKey(site));
  const pages = JSON.parse(await readFile(join(documents, 'pages.json'), 'utf8')) as ComposedPages;
  const landing = pages.paths['/'];
  if (!landing) throw new Error('The composed site has no landing page.');
  const store = await openStore(join(folder, 'static'));
  await cp(join(composed.root, 'releases'), join(store.root, 'releases'), { recursive: true });
  const html = withoutScripts(await readFile(join(documents, landing.file), 'utf8'));
  await serveOneDocument(store, site, html, landing.csp);
  return store;
}
