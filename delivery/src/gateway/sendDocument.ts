import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasSessionHint } from '@emberite/sdk/contract/sessionHint';
import { sendBodies } from './bodies.ts';
import { encodingFor, isFresh } from './headers.ts';
import type { Document } from './pages.ts';

/** Sends a document, compressed, with its own security policy. Browsers revalidate it each time. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: Document,
): void {
  const encoding = encodingFor(request);
  const asksWho = document.guarded && hasSessionHint(request.headers.cookie ?? '');
  // Each encoding has its own bytes, and a 304 keeps the headers of the stored response.
  const etag = document.etag.replace(/"$/, `-${encoding}${asksWho ? '-who' : ''}"`);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', document.csp);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', document.varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (asksWho) {
    // The page asks who is signed in as soon as its code has arrived; the preload starts that call now.
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
