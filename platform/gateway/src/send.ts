import fresh from 'fresh';
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { hasNewcomerHint, hasSessionHint, hintedLocation } from '@emberite/contract/sessionHint';
import type { VerifiedUrl } from '@emberite/release/data';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './headers.ts';
import { encodingFor } from './headers.ts';
import type { Document, File, Pages } from './pages.ts';
import type { View } from './views.ts';

/** The most bytes of copies that are kept for clients without brotli: most are programs. */
const mostBytes = 16_000_000;

const [decompress, zip] = [promisify(brotliDecompress), promisify(gzip)];

/** Copies in other encodings than the one in memory, by ETag and encoding. Many requests at once share the making of one. */
const copies = new LRUCache<string, Buffer, { file: File; wanted: Encoding }>({
  maxSize: mostBytes,
  sizeCalculation: ({ length }) => length,
  async fetchMethod(_key, _stale, { context: { file, wanted } }) {
    const plain = await decompress(file.body, { maxOutputLength: file.size });
    return wanted === 'gzip' ? zip(plain) : plain;
  },
});

/** The bytes of a file for a client; made from those in memory if these are in another encoding. */
function bytesFor(file: File, wanted: Encoding): Buffer | Promise<Buffer> {
  if (!file.encoding || file.encoding === wanted) return file.body;
  const key = `${file.etag} ${wanted}`;
  return copies.get(key) ?? copies.forceFetch(key, { context: { file, wanted } });
}

/** The ETag of a file in an encoding: each has its own bytes. */
const etagOf = ({ etag }: File, encoding: Encoding) => etag.replace(/"$/, `-${encoding}"`);

/** The headers of a file in an encoding: a name, its value, and so on. */
function headersOf(file: File, encoding: Encoding): string[] {
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': [
      ...(file.personal ? ['private'] : []),
      'no-cache',
      // React expects the markup that it has made.
      ...(file.type.startsWith('text/html') ? ['no-transform'] : []),
    ].join(', '),
    Vary: file.varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    ETag: etagOf(file, encoding),
    ...(file.encoding && encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...file.headers,
  };
  return Object.entries(headers).flat();
}

/**
 * Sends a composed file, compressed. Clients revalidate it each time. With `cookies` it is for one browser only. `more`
 * are additional headers: a name, its value, and so on.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: File,
  cookies: string[] = [],
  more: string[] = [],
): void | Promise<void> {
  const encoding = encodingFor(request);
  // No cache may hand them to others.
  const own: File = cookies.length > 0 ? { ...file, varies: true, personal: true } : file;
  const set = cookies.flatMap((cookie) => ['Set-Cookie', cookie]);
  const headers = [...headersOf(own, encoding), ...more, ...set];
  if (file.status === 200 && fresh(request.headers, { etag: etagOf(file, encoding) })) {
    return void response.writeHead(304, headers).end();
  }
  const send = (bytes: Buffer) => {
    response.writeHead(file.status, [...headers, 'Content-Length', String(bytes.length)]);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
  const bytes = bytesFor(file, encoding);
  return bytes instanceof Promise ? bytes.then(send) : send(bytes);
}

/** What a browser requests a file as, by the ending of its name. */
const kinds: Record<string, string> = { js: 'script', css: 'style', json: 'fetch' };

/**
 * The `Link` that starts loading a file of the site, as the page will request it: with its hash, or a stylesheet without
 * one as the bundler's runtime does. A `modulepreload` is not verified everywhere.
 */
function fileLink({ url, integrity }: VerifiedUrl): string {
  const as = kinds[url.slice(url.lastIndexOf('.') + 1)];
  const mode = as !== 'style' || integrity ? '; crossorigin' : '';
  const hash = integrity && `; integrity="${integrity}"`;
  return `<${url}>; rel=preload; as=${as}${mode}${hash}`;
}

/** The most bytes of a document's `Link`s: a proxy has 4 kB for a response's head, and the rest of ours is 1.6 kB. */
const mostLinkBytes = 2_400;

/**
 * The `Link`s of what a document does not name, but the page loads as it starts that the user of those cookies will see:
 * its calls to the API, what it needs if the guard leads there from another page, and what it shows to newcomers.
 */
function linksOf(document: Document, pages: Pages, cookies: string, siteUrl: string): string[] {
  if (document.reads.length === 0 || !hasSessionHint(cookies, siteUrl)) return [];
  const location = hintedLocation(cookies, siteUrl);
  const role = location === null ? 'welcome' : 'home';
  const target = document.leadsTo?.includes(role) ? pages.target(role) : undefined;
  const { reads, partReads = [], newcomer } = target ?? document;
  const isNewcomer = newcomer && hasNewcomerHint(cookies, siteUrl);
  // From another page, parts come later, and so does what they read.
  const all = target || isNewcomer ? reads : [...reads, ...partReads];
  const calls = location ? all : all.filter((url) => !url.includes('{location}'));
  const files = [...(target?.asTarget?.files ?? []), ...(isNewcomer ? newcomer : [])];
  let left = mostLinkBytes;
  return [
    ...calls.map((url) => {
      const known = url.replace('{location}', location ?? '');
      return `<${known}>; rel=preload; as=fetch; crossorigin=use-credentials`;
    }),
    ...files.map(fileLink),
  ].filter((link) => (left -= 'Link: \r\n'.length + link.length) >= 0);
}

/** Sends a document of a view of the site at `siteUrl`, with what the user's page loads first. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: Document,
  { pages, cookies, identify }: View,
  siteUrl: string,
): void | Promise<void> {
  const own = identify?.() ?? [];
  const links = linksOf(document, pages, request.headers.cookie ?? '', siteUrl);
  if (links.length === 0) return sendFile(request, response, document, cookies, own);
  // A 304 keeps the headers of the stored response, so with other headers it is another document.
  const etag = document.etag.replace(/"$/, `-${hash('sha256', links.join()).slice(0, 8)}"`);
  const headers = links.flatMap((link) => ['Link', link]);
  return sendFile(request, response, { ...document, etag }, cookies, [...headers, ...own]);
}
