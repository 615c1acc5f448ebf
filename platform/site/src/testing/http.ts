import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export { listen } from '../../../../tools/listen.ts';

/** A whole response. */
export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface HttpRequest {
  headers?: Record<string, string>;
  method?: string;
  body?: string | Buffer | AsyncIterable<Buffer>;
  /** The address of this machine that it comes from. */
  localAddress?: string;
}

/** Sends a request, its path as written. Unlike `fetch`, it changes nothing on the way. */
export function send(
  port: number,
  path: string,
  { headers = {}, method = 'GET', body, localAddress }: HttpRequest = {},
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, localAddress };
    const sent = request(options, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      buffer(response).then((whole) => resolve({ status, headers: received, body: whole }), reject);
    });
    sent.on('error', reject);
    if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) sent.end(body);
    else void sendParts(sent, body);
  });
}

async function sendParts(sent: ReturnType<typeof request>, parts: AsyncIterable<Buffer>) {
  for await (const part of parts) {
    if (sent.destroyed) return;
    sent.write(part);
  }
  sent.end();
}
