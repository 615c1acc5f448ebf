import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
  Agent,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '@emberite/config/log';
import { createOutage } from '@emberite/config/log';
import type { Metrics } from './metrics.ts';
import { refuse, unreachable } from './refusal.ts';
import { http } from '@emberite/config/server';
import { patience } from '@emberite/contract/patience';

/** A server behind the site: the API or the registry. */
export type Proxy = ReturnType<typeof createProxy>;

export interface ProxyOptions {
  /** Its name in the log. */
  name: 'api' | 'registry';
  /** Its origin. */
  url: string;
  /** The secret that proves to it that a call comes from here. */
  secret?: string | undefined;
  /** The address of a request's client: the nearest one that is not one of our proxies. */
  clientOf: (request: IncomingMessage) => string;
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
export function createProxy({ name, url, secret, clientOf, timeouts, log, metrics }: ProxyOptions) {
  const { call, agent } = createConnections(url, timeouts);
  const show = (isThere: boolean) => metrics.reachable.set({ server: name }, isThere ? 1 : 0);
  show(true);
  const outage = createOutage(log, `${name}-unreachable`, `${name}-reachable`, show);

  /** The headers of a call. Its body is framed as the client has framed it, or it would be read as the next call. */
  const headersFor = (request: IncomingMessage): OutgoingHttpHeaders => {
    const { 'transfer-encoding': coding, 'content-length': length } = request.headers;
    return {
      ...passedOn(request.headers),
      ...(coding && { 'transfer-encoding': 'chunked' }),
      ...(length && { 'content-length': length }),
      // Replaces the address that a client claims to have.
      'x-forwarded-for': clientOf(request),
      ...(secret && { 'x-proxy-secret': secret }),
    };
  };

  /** Sends a call to the server and its response to the client. Rejects if no response has begun. */
  function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const began = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const sent = call(url, {
      agent,
      path: request.url ?? '/',
      method: request.method ?? 'GET',
      headers: headersFor(request),
      // Without anything being sent or received.
      timeout: isRead ? timeouts.read : timeouts.write,
    });
    sent.on('response', (received) => {
      const { statusCode = 502, headers } = received;
      outage.ended({ target: url });
      metrics.upstream(name, performance.now() - began, statusCode);
      sent.setTimeout(timeouts.idle);
      response.writeHead(statusCode, passedOn(headers));
      // The client sees that the response is incomplete.
      received.on('error', () => response.destroy()).on('close', resolve);
      received.pipe(response);
    });
    sent.on('timeout', () => {
      // The client's own time counts while it does not read.
      if (response.writableNeedDrain) sent.setTimeout(timeouts.idle);
      else sent.destroy(new Error('It does not respond in time.'));
    });
    sent.on('error', (error) => response.headersSent || reject(error));
    const abort = () => void sent.destroy(new Error('The client has gone.'));
    response.once('close', abort);
    if (response.destroyed) abort();
    else if (hasBody(request)) request.pipe(sent);
    else sent.end();
    return promise.finally(() => {
      response.off('close', abort);
      request.unpipe(sent);
      if (!sent.writableFinished) sent.destroy();
    });
  }

  return {
    /** Forwards a call. Headers that are already set stay unless the API sets them, too. */
    async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
      // A client that neither sends nor reads is disconnected. The server behind may take its time.
      response.on('timeout', (socket: Socket) => {
        if (!request.complete || socket.writableLength > 0) socket.destroy();
      });
      const began = performance.now();
      await send(request, response).catch((error: Error) => {
        if (request.socket.destroyed) return;
        metrics.upstream(name, performance.now() - began, undefined);
        outage.began({ target: url, reason: error.message });
        refuse(request, response, unreachable);
      });
      if (request.complete) return;
      // The rest of a refused body: browsers read a response only once they have sent everything.
      request.resume();
      const cut = setTimeout(() => request.destroy(), timeouts.idle);
      request.once('close', () => clearTimeout(cut));
    },
    /** Whether it can be reached and is ready; not if it does not say so in time. */
    isReady: () =>
      new Promise<boolean>((resolve) => {
        const signal = AbortSignal.timeout(timeouts.connect);
        call(url, { agent, path: `/${name}/ready`, signal })
          .on('response', (received) => {
            received.resume();
            outage.ended({ target: url });
            resolve(Number(received.statusCode) < 500);
          })
          .on('error', (error) => {
            outage.began({ target: url, reason: String(error) });
            resolve(false);
          })
          .end();
      }),
    close: (): void => agent.destroy(),
  };
}

/**
 * Lets a connection continue to read after a failed write. A server that refuses a body closes the
 * connection while we still send; its response has arrived by then, and must not be lost with the
 * failed write. If nothing has arrived, reading fails next and ends the call.
 */
function readAfterFailedWrite(socket: Socket): Socket {
  const write = socket._write.bind(socket);
  const writev = socket._writev?.bind(socket);
  socket._write = (chunk, encoding, done) => write(chunk, encoding, () => done());
  if (writev) socket._writev = (chunks, done) => writev(chunks, () => done());
  return socket;
}

/**
 * How long a connection to it is kept on which nothing happens, in ms: shorter than any server or balancer keeps it, so
 * that no call is sent while one is being closed.
 */
const kept = 4_000;

/** How long to wait before the next try to connect, in milliseconds. */
const pause = 50;

/**
 * Opens the connections to the API, and keeps them open for later calls. An API that has begun to
 * refuse connections is given time to start again: nothing has been sent, so calls just wait.
 *
 * @param url the origin of the API
 * @returns the module of Node that calls it, and its agent
 */
function createConnections(url: string, { connect, restart }: Timeouts) {
  const isSecure = url.startsWith('https:');
  const { Agent: Kept, request } = isSecure ? process.getBuiltinModule('node:https') : http;
  const agent: Agent = new Kept({ keepAlive: true, timeout: kept });
  const open = agent.createConnection.bind(agent);
  let refusedSince: number | undefined;
  agent.createConnection = (options, done) => {
    const attempt = () => {
      const socket = open(options) as Socket;
      const late = setTimeout(
        () => socket.destroy(new Error('It accepts no connection.')),
        connect,
      );
      const failed = (error: NodeJS.ErrnoException) => {
        clearTimeout(late);
        const now = performance.now();
        const isRefused = error.code === 'ECONNREFUSED';
        if (!isRefused || now - (refusedSince ??= now) >= restart) return done?.(error, socket);
        setTimeout(attempt, pause);
      };
      socket.once('error', failed);
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        clearTimeout(late);
        socket.off('error', failed);
        refusedSince = undefined;
        done?.(null, readAfterFailedWrite(socket));
      });
    };
    attempt();
    return undefined;
  };
  return { call: request, agent };
}

/** How long each part of a request may take, in milliseconds. */
export interface Timeouts {
  /** Until the API accepts the connection. */
  connect: number;
  /** How long calls wait for an API that has begun to refuse connections. Later calls fail at once. */
  restart: number;
  /** Until the response to a read begins. */
  read: number;
  /** Until the response to a write begins, from the last byte of its body. */
  write: number;
  /** Between two parts of a body, in either direction; and for the rest of a body that has been refused. */
  idle: number;
  /** How long a connection stays open on which nothing happens: longer than a balancer in front keeps it. */
  keepAlive: number;
  /** When a gateway ends: until it cuts off what it has begun. */
  drain: number;
  /** Until a request is complete. Longer than the API allows. */
  upload: number;
}

const second = 1_000;

/**
 * The timeouts of a site. An API that was killed listens again after about 3 s. A write may check and
 * convert a video, so it has more time than a read.
 */
export const defaultTimeouts: Timeouts = {
  connect: 2 * second,
  restart: 5 * second,
  read: 15 * second,
  write: patience.write,
  idle: patience.part,
  keepAlive: 75 * second,
  drain: 15 * second,
  upload: patience.wholeUpload + 60 * second,
};
