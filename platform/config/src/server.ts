import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isIPv6 } from 'node:net';
import type { Duplex } from 'node:stream';
import { StartError } from './startError.ts';

/** Node's HTTP. An `import` of it would also load Node's own `fetch` and `WebSocket`, which take 13 MB. */
export const http = process.getBuiltinModule('node:http');

/** Where a server listens. */
export interface Listening {
  /** 0 is any free one. */
  port: number;
  /** All addresses if it is missing. */
  host?: string | undefined;
}

/** What means this machine, or all of its addresses. */
const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'];

/** Where this machine reaches a server of its own: at `localhost`, unless that listens at another address only. */
export function localOrigin({ host = '', port }: Listening): string {
  const name = isIPv6(host) ? `[${host}]` : host;
  return `http://${host === '' || everywhere.includes(host) ? 'localhost' : name}:${port}`;
}

/**
 * Listens there. Resolves with the port. Rejects with a {@link StartError} if it cannot.
 *
 * @param advice a sentence: what the operator can do if the port is in use
 */
export function listen(server: Server, { port, host }: Listening, advice: string): Promise<number> {
  return new Promise((listening, failed) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const why =
        code === 'EADDRINUSE'
          ? `Port ${port} is in use.`
          : `Cannot listen on port ${port}: ${message}.`;
      failed(new StartError(`${why} ${advice}`));
    });
    server.listen({ port, host }, () => listening((server.address() as AddressInfo).port));
  });
}

/** How much longer than it says a server keeps an idle connection, in ms: requests are on their way meanwhile. */
const margin = 5_000;

/**
 * How long a server keeps a connection on which nothing happens, in ms. It says so in each response (`Keep-Alive`). A
 * client that gives up its connections earlier never sends a request on one that is being closed.
 */
export function keepConnections(server: Server, idle: number): void {
  server.keepAliveTimeout = idle;
  server.keepAliveTimeoutBuffer = margin;
}

/** The largest head of a request that a site takes, in bytes: its address, and the names and values of its headers. */
export const largestHead = 16 * 1_024;

/** How many bytes more the API takes: what the gateway adds to a head that it takes. */
export const addedByGateway = 1_024;

/** Whether the head of a request is larger than {@link largestHead}. */
export function isHeadTooLarge({
  url = '',
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'rawHeaders'>): boolean {
  return rawHeaders.reduce((sum, { length }) => sum + length, url.length) > largestHead;
}

/**
 * Whether a request names at most one host. Node takes the first of several, and a proxy in front
 * may take another, so each would handle another request (RFC 9112, 3.2).
 */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length <= 1;
}

/** Reads the body of a request; null if it has more than `most` bytes. */
export async function readBody(request: IncomingMessage, most: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The last response of each connection that is under way: a client may send requests ahead. */
export function lastResponses(server: Server): WeakMap<Duplex, ServerResponse> {
  const last = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => {
    last.set(socket, response);
    response.once('close', () => last.get(socket) === response && last.delete(socket));
  });
  return last;
}
