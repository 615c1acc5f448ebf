import { join } from 'node:path';
import { build } from 'vite';

/** The files of a bundled page by path, with their content type. */
export type Site = Map<string, { body: string | Uint8Array; contentType: string }>;

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** The document, with a root for React and the page's styles and code. */
const document = (styles: string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Test</title>
    ${styles.map((path) => `<link rel="stylesheet" href="${path}" />`).join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/page.js"></script>
  </body>
</html>
`;

/** Bundles the `page.tsx` of a folder in memory, as a site with one page at `/`. */
export async function bundlePage(folder: string): Promise<Site> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: { page: join(folder, 'page.tsx') },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const site: Site = new Map();
  for (const file of outputs) {
    const body = file.type === 'chunk' ? file.code : file.source;
    const ending = file.fileName.split('.').at(-1) ?? '';
    site.set(`/${file.fileName}`, {
      body,
      contentType: types[ending] ?? 'application/octet-stream',
    });
  }
  const styles = [...site.keys()].filter((path) => path.endsWith('.css'));
  site.set('/', { body: document(styles), contentType: 'text/html' });
  return site;
}
