import type { SiteConfig } from '@emberite/release/data';
import type { ClientBuild } from './compile.ts';

/** The content security policy of a site without inline scripts and styles. */
export const csp = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The only document of a client-rendered application: linked CSS, a deferred script, an empty root.
 */
export function clientDocument(
  { scripts, format, styles, icon }: ClientBuild,
  publicPath: string,
  site: SiteConfig,
): string {
  const kind = format === 'module' ? 'type="module"' : 'defer';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Ember</title>',
    `<link rel="icon" href="${publicPath}${icon}" type="image/svg+xml">`,
    ...scripts.map((file) => `<script ${kind} src="${publicPath}${file}"></script>`),
    ...styles.map((file) => `<link rel="stylesheet" href="${publicPath}${file}">`),
    '</head><body><div id="ember"></div>',
    `<script type="application/json" id="ember-config">${JSON.stringify(site)}</script>`,
    '</body></html>\n',
  ].join('');
}
