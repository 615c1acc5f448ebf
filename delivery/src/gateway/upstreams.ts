import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';
import type { Log } from './log.ts';

/** Paths that belong to the API host. */
const forwarded = /^\/(api|payment|dev|\.auth\/login)(\/|$|\.json$)/;

/** The API behind the site. */
export interface Upstreams {
  owns(path: string): boolean;
  forward(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Forwards calls to one of several API servers, going on to the next where one cannot be reached. */
export function createUpstreams(urls: string[], log: Log): Upstreams {
  const proxy = createProxyServer({ xfwd: true, changeOrigin: false });
  let next = 0;
  return {
    owns: (path) => forwarded.test(path),
    async forward(request, response) {
      const start = (next += 1);
      // Only a request without a body can be sent twice.
      const tries = request.method === 'GET' || request.method === 'HEAD' ? urls.length : 1;
      for (let index = 0; index < tries; index += 1) {
        const target = urls[(start + index) % urls.length]!;
        try {
          await proxy.web(request, response as ServerResponse & { socket: Socket }, { target });
          return;
        } catch (error) {
          log({ event: 'api-unreachable', target, reason: String(error) });
          if (response.headersSent || response.destroyed) return;
        }
      }
      response.writeHead(502, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify({
          code: 'unavailable',
          message: 'The service cannot be reached right now. Please try again in a moment.',
        }),
      );
    },
  };
}
