import type { AddressInfo } from 'node:net';
import type { ServerType } from '@hono/node-server';
import { minute, second } from '../clock.ts';
import { StartError } from '../startError.ts';

/**
 * A client that takes longer to say what it wants is let go. Uploads may take their time; every
 * other body has {@link bodyPatience}.
 */
export const serverOptions = { headersTimeout: 10 * second, requestTimeout: 20 * minute };

/** How long a JSON body may take to arrive, in milliseconds. */
export const bodyPatience = 30 * second;

/** Listens on 127.0.0.1; resolves with the port. */
export function listen(server: ServerType, port: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', (error) =>
      failed(new StartError(`Port ${port} cannot be used: ${error.message}.`)),
    );
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

/** Takes nothing new and resolves when what is under way is answered, or is cut off after 2 s. */
export function stop(server: ServerType): Promise<void> {
  return new Promise((done) => {
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, 2 * second);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
