import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';
import { isApiPath } from '@emberite/sdk/contract/apiPath';
import type { Log } from './log.ts';
import { isReachable } from './reachable.ts';

/** The API behind the site. */
export interface Upstreams {
  owns(path: string): boolean;
  forward(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * Forwards calls to the API servers in turn and skips servers that cannot be reached. If a server
 * dies during a call, a read is retried on the next server. A write may already have taken effect,
 * so it is sent only once.
 */
export function createUpstreams(urls: string[], log: Log): Upstreams {
  const proxy = createProxyServer();
  let next = 0;
  return {
    owns: isApiPath,
    async forward(request, response) {
      next = (next + 1) % urls.length;
      // Appended to the client's own header: the API trusts only what our proxies have added.
      const claimed = request.headers['x-forwarded-for'] ?? [];
      const peer = request.socket.remoteAddress ?? [];
      request.headers['x-forwarded-for'] = [claimed, peer].flat().join(', ');
      const reads = request.method === 'GET' || request.method === 'HEAD';
      for (const target of [...urls.slice(next), ...urls.slice(0, next)]) {
        // Checked before the body is read, so that a call with a body can still go elsewhere.
        if (!(await isReachable(target))) {
          log({ event: 'api-unreachable', target });
          continue;
        }
        try {
          await proxy.web(request, response as ServerResponse & { socket: Socket }, { target });
          return;
        } catch (error) {
          log({ event: 'api-failed', target, reason: String(error) });
          if (response.headersSent || response.destroyed) return;
          if (!reads) break;
        }
      }
      response.writeHead(502, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify({
          code: 'unavailable',
          message: 'We cannot reach Ember right now. Please try again in a moment.',
        }),
      );
    },
  };
}
