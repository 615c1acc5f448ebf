import type { Head } from '@emberite/sdk/page';
import type { Boot, SiteConfig, VerifiedUrl } from '@emberite/sdk/release';
import { contentSecurityPolicy } from './csp.ts';

/** A stylesheet of the document. */
export interface DocumentStyle {
  url: string;
  /** CSS to inline; `null` links the stylesheet instead, because it may still change. */
  text: string | null;
  /** For a page's stylesheet: tells the bundler's runtime that it is already loaded. */
  chunkId?: string;
}

/** Everything that goes into a document. */
export interface DocumentParts {
  head: Head;
  /** Path from the root; `null` keeps the document out of search engines. */
  canonical: string | null;
  site: SiteConfig;
  boot: Boot;
  /** The shell's own tags for the head. */
  tags: string;
  /** Inline scripts that run before anything else. */
  scripts: string[];
  styles: DocumentStyle[];
  /** Modules to preload; the first one starts the shell. */
  modules: VerifiedUrl[];
  /** Hash of every script that the page may load, by URL. */
  integrity: Record<string, string>;
  /** HTML of the rendered tree. */
  body: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (character) => escapes[character]!);

/** JSON that cannot close the script element around it. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function meta(parts: DocumentParts): string {
  const { head, canonical, site } = parts;
  const lines = [`<title>${text(head.title)}</title>`];
  if (head.description) lines.push(`<meta name="description" content="${text(head.description)}">`);
  if (canonical === null) return [...lines, '<meta name="robots" content="noindex">'].join('');
  const url = text(site.siteUrl + canonical);
  lines.push(
    `<link rel="canonical" href="${url}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:title" content="${text(head.title)}">`,
  );
  if (head.description) {
    lines.push(`<meta property="og:description" content="${text(head.description)}">`);
  }
  return lines.join('');
}

function styleTags({ url, text: css, chunkId }: DocumentStyle): string {
  const attribute = chunkId ? ` data-rspack="${chunkId}"` : '';
  if (css === null) return `<link rel="stylesheet" href="${url}"${attribute} crossorigin>`;
  return `<style data-href="${url}">${css}</style>${attribute && `<link rel="stylesheet"${attribute}>`}`;
}

/** Writes a document and the policy it must be served with. */
export function writeDocument(parts: DocumentParts): { html: string; csp: string } {
  const importMap = inert({ integrity: parts.integrity });
  const start = `import ${JSON.stringify(parts.modules[0]?.url)};`;
  const html = [
    // Until the page is rendered, the document uses the fallback fonts.
    `<!doctype html><html lang="en"${parts.boot.prerendered ? '' : ' data-pending'}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    meta(parts),
    parts.tags,
    ...parts.scripts.map((script) => `<script>${script}</script>`),
    `<script type="importmap">${importMap}</script>`,
    ...parts.modules.map(
      ({ url, integrity }) =>
        `<link rel="modulepreload" href="${url}" integrity="${integrity}" crossorigin>`,
    ),
    ...parts.styles.map(styleTags),
    '</head><body>',
    `<div id="ember">${parts.body}</div>`,
    `<script type="application/json" id="ember-config">${inert(parts.site)}</script>`,
    `<script type="application/json" id="ember-boot">${inert(parts.boot)}</script>`,
    `<script type="module">${start}</script>`,
    '</body></html>\n',
  ].join('');
  const csp = contentSecurityPolicy(
    [...parts.scripts, importMap, start],
    parts.styles.flatMap(({ text: css }) => css ?? []),
  );
  return { html, csp };
}
