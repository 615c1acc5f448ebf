import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { isApiPath } from '@emberite/sdk/contract/apiPath';
import type { Dispatcher } from 'undici';
import type { ClientOf } from './client.ts';
import { createConnections } from './connections.ts';
import { createHealth } from './health.ts';
import { sendUnreachable } from './unreachable.ts';
import type { Log } from './log.ts';
import type { Timeouts } from './timeouts.ts';

/** The API behind the site. */
export interface Upstreams {
  owns(path: string): boolean;
  /** Forwards a call. Headers that are already set stand unless the API sets them, too. */
  forward(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  /** API servers, at least one. */
  urls: string[];
  /** What proves to them that a call comes from here. */
  secret?: string | undefined;
  clientOf: ClientOf;
  timeouts: Timeouts;
  log: Log;
}

/** Headers about one connection, which a proxy must not pass on. The client's `Expect` we answer. */
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

/** A call that failed before its response began. */
class CallFailed extends Error {
  /** Whether the server may have received some of it. */
  readonly wasSent: boolean;

  constructor(wasSent: boolean, cause: Error) {
    super(cause.message, { cause });
    this.wasSent = wasSent;
  }
}

/**
 * Forwards calls to the API servers in turn and skips servers that are down. If a server fails
 * during a call, a read is retried on the next server. A write may already have taken effect, so it
 * is sent only once.
 */
export function createUpstreams({
  urls,
  secret,
  clientOf,
  timeouts,
  log,
}: UpstreamOptions): Upstreams {
  const connections = createConnections(timeouts);
  const health = createHealth(responds, timeouts.recheck, log);
  let turn = 0;

  async function responds(url: string): Promise<boolean> {
    const { origin, pathname } = new URL('api/health', `${url}/`);
    const limits = { headersTimeout: timeouts.connect, bodyTimeout: timeouts.connect };
    try {
      const response = await connections.request({
        origin,
        path: pathname,
        method: 'GET',
        ...limits,
      });
      await response.body.dump();
      return response.statusCode < 500;
    } catch {
      return false;
    }
  }

  /**
   * Sends a call to a server and its response to the client. Rejects with {@link CallFailed} if no
   * response has begun.
   */
  function send(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin, pathname } = new URL(target);
    // The client's body flows only once there is a connection, so that it can still go elsewhere.
    const body = hasBody(request) ? new PassThrough() : null;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    let call: Dispatcher.DispatchController | undefined;
    const abort = () => call?.abort(new Error('The client has gone.'));
    return new Promise<void>((resolve, reject) => {
      const handler: Dispatcher.DispatchHandler = {
        onRequestStart(controller) {
          call = controller;
          if (response.destroyed) return abort();
          if (body) request.pipe(body);
        },
        onResponseStart(_, status, headers) {
          if (status >= 200) response.writeHead(status, passedOn(headers));
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
          if (!response.headersSent) return reject(new CallFailed(call !== undefined, error));
          // The client sees that the response is incomplete.
          response.destroy();
          resolve();
        },
      };
      response.once('close', abort);
      connections.dispatch(
        {
          origin,
          path: pathname.replace(/\/$/, '') + request.url,
          method: request.method ?? 'GET',
          // What a client claims about its address ends here.
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

  /** Sends a call to the first server that responds. Returns whether one did. */
  async function sendToAny(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    turn = (turn + 1) % urls.length;
    // One that has just come back must not refuse anybody until its next check.
    if (!urls.some(health.isUp)) await Promise.all(urls.map(health.check));
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    for (const target of [...urls.slice(turn), ...urls.slice(0, turn)]) {
      if (!health.isUp(target)) continue;
      try {
        await send(target, request, response);
        return true;
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        if (response.destroyed) return true;
        log({ event: 'api-failed', target, reason: error.message });
        health.suspect(target);
        if (error.wasSent && (!isRead || hasBody(request))) return false;
      }
    }
    return false;
  }

  return {
    owns: isApiPath,
    async forward(request, response) {
      if (hasBody(request)) {
        request.setTimeout(timeouts.idle, () => request.destroy());
        request.once('end', () => request.setTimeout(0));
      }
      if (!(await sendToAny(request, response))) sendUnreachable(request, response);
      // The rest of a refused body: browsers read a response only once they have sent everything.
      request.resume();
    },
    async close() {
      health.close();
      await connections.destroy();
    },
  };
}
