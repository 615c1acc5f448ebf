import type { Boot, DocumentConfig, VerifiedUrl } from '@emberite/release/data';
import { dataElement, inert, policyHeaders } from '@emberite/release/document';
import type { DocumentHead } from './documents.ts';
import type { LinkPreview } from './linkPreviews.ts';
import { linkPreviewSize } from './linkPreviews.ts';
import { jsonLd } from './structuredData.ts';

/** A stylesheet of the document. */
export interface DocumentStyle {
  url: string;
  /** CSS to inline; `null` links the stylesheet instead. */
  text: string | null;
  /** Hash of a linked stylesheet that never changes. */
  integrity?: string;
  /** For a page's stylesheet: tells the bundler's runtime that it is already loaded. */
  chunkId?: string;
}

/** Everything that goes into a document. */
export interface DocumentParts {
  head: DocumentHead;
  /** Path from the root; `null` keeps the document out of search engines and link previews. */
  canonical: string | null;
  preview: LinkPreview | null;
  /** Name of the site, if the shell provides it. */
  siteName: string | undefined;
  site: DocumentConfig;
  boot: Boot;
  /** The shell's own tags for the head. */
  tags: string;
  /** Inline scripts that run before anything else. */
  scripts: string[];
  styles: DocumentStyle[];
  /** Modules to load at once; the first one starts the shell. */
  modules: VerifiedUrl[];
  /** Modules of the parts that the page places: it is there before them. */
  parts: VerifiedUrl[];
  /** Hash of every script that the page may load, by URL. */
  integrity: Record<string, string>;
  /** HTML of the rendered tree. */
  body: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (character) => escapes[character]!);

const metaTag = (key: 'name' | 'property', name: string, content: string | number) =>
  `<meta ${key}="${name}" content="${text(String(content))}">`;

/** Whether search engines may show a document. */
export const isIndexed = ({ head, canonical }: Pick<DocumentParts, 'head' | 'canonical'>) =>
  canonical !== null && head.indexed !== false;

/** The tags that link previews read. */
function openGraph({ head, preview, siteName, site }: DocumentParts, url: string): string[] {
  const og = (name: string, content: string | number) => metaTag('property', `og:${name}`, content);
  return [
    og('type', 'website'),
    og('url', url),
    og('title', head.title),
    ...(siteName ? [og('site_name', siteName)] : []),
    ...(head.description ? [og('description', head.description)] : []),
    ...(preview
      ? [
          og('image', site.siteUrl + preview.url),
          og('image:type', 'image/png'),
          og('image:width', linkPreviewSize.width),
          og('image:height', linkPreviewSize.height),
          og('image:alt', preview.alt),
        ]
      : []),
    // The other Twitter tags default to those above.
    metaTag('name', 'twitter:card', preview ? 'summary_large_image' : 'summary'),
  ];
}

function meta(parts: DocumentParts): string {
  const { head, canonical, site } = parts;
  const indexed = isIndexed(parts);
  const url = site.siteUrl + (canonical ?? '');
  return [
    `<title>${text(head.title)}</title>`,
    ...(head.description ? [metaTag('name', 'description', head.description)] : []),
    indexed ? `<link rel="canonical" href="${text(url)}">` : metaTag('name', 'robots', 'noindex'),
    ...(canonical === null ? [] : openGraph(parts, url)),
    // A data block: browsers do not run it, so the security policy does not apply to it.
    ...(indexed ? jsonLd(head, url, site) : []).map(
      (data) => `<script type="application/ld+json">${inert(data)}</script>`,
    ),
  ].join('');
}

function styleTags({ url, text: css, integrity, chunkId }: DocumentStyle): string {
  const attribute = chunkId ? ` data-rspack="${chunkId}"` : '';
  if (css === null) {
    const hash = integrity ? ` integrity="${integrity}"` : '';
    return `<link rel="stylesheet" href="${url}"${attribute}${hash} crossorigin>`;
  }
  // Disabled, so that the browser does not fetch what is already inlined.
  const link = attribute && `<link rel="stylesheet" href="${url}"${attribute} disabled>`;
  return `<style data-href="${url}">${css}</style>${link}`;
}

/** How many moments are to come: as of now, for readers without scripts, and the script that corrects it. */
function aheadOf({ moments = [] }: DocumentHead): { attribute: string; scripts: string[] } {
  if (moments.length === 0) return { attribute: '', scripts: [] };
  const ahead = moments.filter((moment) => moment > Date.now()).length;
  const script = `document.documentElement.dataset.ahead=[${moments}].filter(m=>m>Date.now()).length`;
  return { attribute: ` data-ahead="${ahead}"`, scripts: [script] };
}

/**
 * Writes a document and the headers it must be served with. Its modules are script elements, which
 * run after the document is parsed, in their order: not every browser verifies a `modulepreload`, or
 * finds the hash of a static import in the import map. Those after the first do nothing until the
 * shell imports them.
 */
export function writeDocument(parts: DocumentParts): {
  html: string;
  headers: Record<string, string>;
} {
  const importMap = inert({ integrity: parts.integrity });
  const scriptTag = ({ url, integrity }: VerifiedUrl, priority: 'low' | 'high') =>
    `<script type="module" src="${url}" integrity="${integrity}" crossorigin fetchpriority="${priority}"></script>`;
  const code = [
    `<script type="importmap">${importMap}</script>`,
    ...parts.modules.map((one) => scriptTag(one, parts.boot.prerendered ? 'low' : 'high')),
    ...parts.parts.map((one) => scriptTag(one, 'low')),
  ];
  const ahead = aheadOf(parts.head);
  const scripts = [...parts.scripts, ...ahead.scripts];
  const html = [
    `<!doctype html><html lang="en"${ahead.attribute}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    // Phones would make links of what looks like a number, before React knows the page.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    meta(parts),
    parts.tags,
    ...scripts.map((script) => `<script>${script}</script>`),
    ...(parts.boot.prerendered ? [] : code),
    ...parts.styles.map(styleTags),
    '</head><body>',
    `<div id="ember">${parts.body}</div>`,
    dataElement('ember-config', parts.site),
    dataElement('ember-boot', parts.boot),
    // A prerendered document needs no code to show its content, so the code must not compete with
    // it for bandwidth.
    ...(parts.boot.prerendered ? code : []),
    '</body></html>\n',
  ].join('');
  const headers = policyHeaders({
    scripts: [...scripts, importMap],
    styles: parts.styles.flatMap(({ text: css }) => css ?? []),
    frames: parts.boot.frames,
  });
  return { html, headers };
}
