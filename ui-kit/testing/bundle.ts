import { join } from 'node:path';
import { build } from 'vite';

/** Files of a bundled page by path, with what a server would say of them. */
export type Site = Map<string, { body: string | Uint8Array; contentType: string }>;

const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** Bundles the HTML page of a folder in memory. `page.html` is served as `/`. */
export async function bundlePage(folder: string): Promise<Site> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'page.html') } },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const site: Site = new Map();
  for (const file of outputs) {
    const body = file.type === 'chunk' ? file.code : file.source;
    const ending = file.fileName.split('.').at(-1) ?? '';
    const path = file.fileName === 'page.html' ? '/' : `/${file.fileName}`;
    site.set(path, { body, contentType: types[ending] ?? 'application/octet-stream' });
  }
  return site;
}
