import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress } from '@emberite/release';
import type { Encoding } from './headers.ts';
import { encodingFor } from './headers.ts';

export { encodingFor };

/** One text in every encoding, held in memory. */
export type Bodies = Record<Encoding, Buffer>;

/** Encodes a text in every supported encoding. */
export async function encode(text: string): Promise<Bodies> {
  const identity = Buffer.from(text);
  const { br, gz } = await compress(identity);
  return { identity, br: br ?? identity, gzip: gz ?? identity };
}

/** Sends the body in the best encoding that the client accepts. Set other headers first. */
export function sendBodies(
  request: IncomingMessage,
  response: ServerResponse,
  bodies: Bodies,
  status = 200,
): void {
  const encoding = encodingFor(request);
  const body = bodies[encoding];
  if (body !== bodies.identity) response.setHeader('Content-Encoding', encoding);
  if (!response.hasHeader('Vary')) response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', body.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}
