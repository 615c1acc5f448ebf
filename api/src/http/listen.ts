import type { AddressInfo } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { minute, second } from '../clock.ts';
import type { Log } from '../log.ts';
import { StartError } from '../startError.ts';
import { handleMalformedRequests, malformedRequestHandler } from './malformedRequests.ts';

/**
 * A client that takes longer to say what it wants is let go. Uploads may take their time; every
 * other body has {@link bodyTimeout}.
 */
const serverOptions = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * minute,
  // Refused by us, so that the answer says why.
  requireHostHeader: false,
};

/** How long a JSON body may take to arrive, in milliseconds. */
export const bodyTimeout = 30 * second;

type Fetch = Parameters<typeof getRequestListener>[0];

/** A server that has `fetch` answer what can be read as a request, and refuses the rest itself. */
export function createServer(fetch: Fetch, log: Log): Server {
  const listener = getRequestListener(fetch, { errorHandler: malformedRequestHandler(log) });
  const server = createHttpServer(serverOptions, listener);
  handleMalformedRequests(server, log);
  return server;
}

/** Listens on 127.0.0.1; resolves with the port. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', (error) =>
      failed(new StartError(`Port ${port} cannot be used: ${error.message}.`)),
    );
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

/** Takes nothing new and resolves when what is under way is answered, or is cut off after 2 s. */
export function stop(server: Server): Promise<void> {
  return new Promise((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), 2 * second);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    server.closeIdleConnections();
  });
}
