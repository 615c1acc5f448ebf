import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasSessionHint, hintedLocation } from '@emberite/sdk/contract/sessionHint';
import type { Encoding } from './headers.ts';
import { encodingFor, isFresh } from './headers.ts';
import type { Document, File } from './pages.ts';

/** A file as it is sent in one encoding. */
interface Prepared {
  etag: string;
  headers: string[];
  length: [string, string];
}

const prepared = new WeakMap<File, Partial<Record<Encoding, Prepared>>>();

/** The headers of a file in an encoding, which are the same for every request. */
function prepare(file: File, encoding: Encoding): Prepared {
  const known = prepared.get(file) ?? {};
  prepared.set(file, known);
  const before = known[encoding];
  if (before) return before;
  const body = file.bodies[encoding];
  // Each encoding has its own bytes, so it needs its own ETag.
  const etag = file.etag.replace(/"$/, `-${encoding}"`);
  const headers = {
    ...file.headers,
    'Content-Type': file.type,
    'Cache-Control': file.personal ? 'private, no-cache' : 'no-cache',
    Vary: file.varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    ETag: etag,
    ...(body !== file.bodies.identity && { 'Content-Encoding': encoding }),
  };
  const one: Prepared = {
    etag,
    headers: Object.entries(headers).flat(),
    length: ['Content-Length', String(body.length)],
  };
  known[encoding] = one;
  return one;
}

/**
 * Sends a composed file, compressed. Clients revalidate it each time. `more` are additional
 * headers: a name, its value, and so on.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: File,
  more: string[] = [],
): void {
  const encoding = encodingFor(request);
  const { etag, headers, length } = prepare(file, encoding);
  if (file.status === 200 && isFresh(request, etag)) {
    response.writeHead(304, [...headers, ...more]).end();
    return;
  }
  response.writeHead(file.status, [...headers, ...more, ...length]);
  response.end(request.method === 'HEAD' ? undefined : file.bodies[encoding]);
}

/** The calls that a page makes as it starts, for the user of those cookies. */
function firstCalls(reads: string[], cookies: string): string[] {
  if (!hasSessionHint(cookies)) return [];
  const location = hintedLocation(cookies);
  const known = location ? reads : reads.filter((url) => !url.includes('{location}'));
  return known.map((url) => url.replace('{location}', location ?? ''));
}

/** Sends a composed file to one browser only, with its own cookies if there are any. */
export function sendWithCookies(
  request: IncomingMessage,
  response: ServerResponse,
  file: File,
  cookies: string[] = [],
  more: string[] = [],
): void {
  if (cookies.length === 0) return sendFile(request, response, file, more);
  // No cache may hand them to others.
  const own: File = { ...file, varies: true, personal: true };
  const set = cookies.flatMap((cookie) => ['Set-Cookie', cookie]);
  sendFile(request, response, own, [...more, ...set]);
}

/** Sends a document with the first calls of its page. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: Document,
  cookies?: string[],
): void {
  const calls =
    document.reads.length > 0 ? firstCalls(document.reads, request.headers.cookie ?? '') : [];
  if (calls.length === 0) return sendWithCookies(request, response, document, cookies);
  // The page makes these calls as soon as its code has loaded; the preloads start them now.
  const links = calls.flatMap((url) => [
    'Link',
    `<${url}>; rel=preload; as=fetch; crossorigin=use-credentials`,
  ]);
  // A 304 keeps the headers of the stored response, so with other headers it is another document.
  const etag = document.etag.replace(/"$/, `-${hash('sha256', calls.join()).slice(0, 8)}"`);
  sendWithCookies(request, response, { ...document, etag }, cookies, links);
}
