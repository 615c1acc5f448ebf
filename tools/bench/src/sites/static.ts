import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@emberite/release/data';
import { openStore } from '@emberite/store';
import { textOf } from '@emberite/store/composition';
import { pages } from '../measure/pages.ts';
import { liveSet } from './composed.ts';
import { serveDocuments } from './documents.ts';
import type { BenchDocument } from './documents.ts';

/** Returns the markup and inlined CSS of a composed document, without the application's scripts. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="stylesheet"[^>]* disabled>/g, '');
}

/**
 * Publishes pages of the store `composed` as hand-made HTML files, with their fonts and pictures, into a
 * new store under `folder`. Returns its folder.
 */
export async function publishStatic(
  folder: string,
  composed: string,
  site: SiteConfig,
): Promise<string> {
  const source = openStore(composed);
  const { releases, compositions } = await liveSet(source);
  const all = await Promise.all(compositions.map(source.composition));
  const documents: Record<string, BenchDocument> = {};
  for (const { path } of pages.filter((page) => page.static)) {
    const page = all.find((one) => one?.paths[path])?.paths[path];
    if (!page) throw new Error(`The composed site has no document for ${path}.`);
    documents[path] = { html: withoutScripts(textOf(page)), headers: page.headers };
  }
  const own = join(folder, 'static');
  for (const part of ['releases', 'files']) {
    await cp(join(composed, part), join(own, part), { recursive: true });
  }
  await serveDocuments(openStore(own), site, releases, documents);
  return own;
}
