import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasSessionHint } from '@emberite/sdk/contract/sessionHint';
import { sendBodies } from './bodies.ts';
import { encodingFor, isFresh } from './headers.ts';
import type { Document } from './pages.ts';

/** Sends a document: revalidated every time, compressed, under its own security policy. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: Document,
): void {
  const encoding = encodingFor(request);
  // The encodings are different bytes, so they are different versions.
  const etag = document.etag.replace(/"$/, `-${encoding}"`);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', document.csp);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', document.varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (document.guarded && hasSessionHint(request.headers.cookie ?? '')) {
    // The page will ask who is here as soon as its code has arrived: the answer can be there first.
    response.setHeader(
      'Link',
      '</api/auth/me>; rel=preload; as=fetch; crossorigin=use-credentials',
    );
  }
  if (document.status === 200 && isFresh(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  sendBodies(request, response, document.bodies, document.status);
}
