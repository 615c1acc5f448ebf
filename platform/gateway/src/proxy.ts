import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { Log } from '@emberite/config/log';
import { createOutage } from '@emberite/config/outage';
import type { ClientOf } from './client.ts';
import { createConnections } from './connections.ts';
import type { Metrics } from './metrics.ts';
import { refuse, unreachable } from './refusal.ts';
import type { Timeouts } from './timeouts.ts';

/** A server behind the site: the API or the registry. */
export interface Proxy {
  /** Forwards a call. Headers that are already set stay unless the API sets them, too. */
  forward(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Whether it can be reached and is ready; not if it does not say so in time. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface ProxyOptions {
  /** Its name in the log. */
  name: 'api' | 'registry';
  /** Its origin. */
  url: string;
  /** The secret that proves to it that a call comes from here. */
  secret?: string | undefined;
  clientOf: ClientOf;
  timeouts: Timeouts;
  log: Log;
  metrics: Metrics;
}

/**
 * Headers about one connection, which a proxy must not pass on. We respond to the client's `Expect`
 * ourselves.
 */
const ofConnection = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers that a proxy passes on. */
function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(',');
  const dropped = new Set([...ofConnection, ...named.map((name) => name.trim())]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/**
 * Forwards each call to a server, once: a call that failed may have taken effect, and browsers
 * retry reads themselves.
 */
export function createProxy({
  name,
  url,
  secret,
  clientOf,
  timeouts,
  log,
  metrics,
}: ProxyOptions): Proxy {
  const connections = createConnections(timeouts);
  const count = metrics.upstream(name);
  const outage = createOutage(log, `${name}-unreachable`, `${name}-reachable`);

  /** Sends a call to the server and its response to the client. Rejects if no response has begun. */
  function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Not the request itself: it would be destroyed with a call that fails, and its connection with it.
    const body = hasBody(request) ? request.pipe(new PassThrough()) : null;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const began = performance.now();
    let call: Dispatcher.DispatchController | undefined;
    const abort = () => call?.abort(new Error('The client has gone.'));
    return new Promise<void>((resolve, reject) => {
      const handler: Dispatcher.DispatchHandler = {
        onRequestStart(controller) {
          call = controller;
          if (response.destroyed) abort();
        },
        onResponseStart(_, status, headers) {
          outage.ended({ target: url });
          if (status < 200) return;
          count(performance.now() - began, status);
          response.writeHead(status, passedOn(headers));
        },
        onResponseData(controller, chunk) {
          if (response.write(chunk)) return;
          controller.pause();
          response.once('drain', () => controller.resume());
        },
        onResponseEnd() {
          response.end();
          resolve();
        },
        onResponseError(_, error) {
          if (!response.headersSent) return reject(error);
          // The client sees that the response is incomplete.
          response.destroy();
          resolve();
        },
      };
      response.once('close', abort);
      connections.dispatch(
        {
          origin: url,
          path: request.url ?? '/',
          method: request.method ?? 'GET',
          // Replaces the address that a client claims to have.
          headers: {
            ...passedOn(request.headers),
            'x-forwarded-for': clientOf(request),
            'x-proxy-secret': secret,
          },
          body,
          headersTimeout: isRead ? timeouts.read : timeouts.write,
        },
        handler,
      );
    }).finally(() => {
      response.off('close', abort);
      if (!body) return;
      request.unpipe(body);
      body.destroy();
    });
  }

  return {
    async forward(request, response) {
      // A client that neither sends nor reads is disconnected. The server behind may take its time.
      response.on('timeout', (socket: Socket) => {
        if (!request.complete || socket.writableLength > 0) socket.destroy();
      });
      const began = performance.now();
      await send(request, response).catch((error: Error) => {
        if (request.socket.destroyed) return;
        count(performance.now() - began, undefined);
        outage.began({ target: url, reason: error.message });
        refuse(request, response, unreachable);
      });
      if (request.complete) return;
      // The rest of a refused body: browsers read a response only once they have sent everything.
      request.resume();
      const cut = setTimeout(() => request.destroy(), timeouts.idle);
      request.once('close', () => clearTimeout(cut));
    },
    async isReady() {
      try {
        const { statusCode, body } = await connections.request({
          origin: url,
          path: `/${name}/ready`,
          method: 'GET',
          signal: AbortSignal.timeout(timeouts.connect),
        });
        await body.dump();
        return statusCode < 500;
      } catch (error) {
        outage.began({ target: url, reason: String(error) });
        return false;
      }
    },
    close: () => connections.destroy(),
  };
}
