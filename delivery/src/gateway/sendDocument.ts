import type { IncomingMessage, ServerResponse } from 'node:http';
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
  if (document.status === 200 && isFresh(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = document.bodies[encoding];
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(document.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}
