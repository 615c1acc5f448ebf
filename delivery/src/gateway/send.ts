import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasSessionHint } from '@emberite/sdk/contract/sessionHint';
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

/** Sends a document with its own security policy. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: Document,
): void {
  const asksWho = document.guarded && hasSessionHint(request.headers.cookie ?? '');
  response.setHeader('Content-Security-Policy', document.csp);
  if (asksWho) {
    // The page asks who is signed in as soon as its code has arrived; the preload starts that call now.
    response.setHeader(
      'Link',
      '</api/auth/me>; rel=preload; as=fetch; crossorigin=use-credentials',
    );
  }
  // A 304 keeps the headers of the stored response, so with other headers it is another document.
  const etag = asksWho ? document.etag.replace(/"$/, '-who"') : document.etag;
  sendFile(request, response, { ...document, etag });
}
