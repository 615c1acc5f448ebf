import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasSessionHint, hintedLocation } from '@emberite/sdk/contract/sessionHint';
import { sendBodies } from './bodies.ts';
import { encodingFor, isFresh } from './headers.ts';
import type { Document, File } from './pages.ts';

/** Sends a composed file, compressed. Clients revalidate it each time. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: File): void {
  const encoding = encodingFor(request);
  // Each encoding has its own bytes, so it needs its own ETag.
  const etag = file.etag.replace(/"$/, `-${encoding}"`);
  response.setHeader('Content-Type', file.type);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', file.varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (file.status === 200 && isFresh(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  sendBodies(request, response, file.bodies, file.status);
}

/** The calls that a page makes as it starts, for the user of those cookies. */
function firstCalls(reads: string[], cookies: string): string[] {
  if (!hasSessionHint(cookies)) return [];
  const location = hintedLocation(cookies);
  const known = location ? reads : reads.filter((url) => !url.includes('{location}'));
  return known.map((url) => url.replace('{location}', location ?? ''));
}

/** Sends a document with its own headers. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: Document,
): void {
  const calls = firstCalls(document.reads, request.headers.cookie ?? '');
  for (const [name, value] of Object.entries(document.headers)) response.setHeader(name, value);
  if (calls.length === 0) return sendFile(request, response, document);
  // The page makes these calls as soon as its code has arrived; the preloads start them now.
  response.setHeader(
    'Link',
    calls.map((url) => `<${url}>; rel=preload; as=fetch; crossorigin=use-credentials`),
  );
  // A 304 keeps the headers of the stored response, so with other headers it is another document.
  const etag = document.etag.replace(/"$/, `-${hash('sha256', calls.join()).slice(0, 8)}"`);
  sendFile(request, response, { ...document, etag });
}
