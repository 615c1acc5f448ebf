import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './startError.ts';

/** Where a server listens. */
export interface Listening {
  /** 0 is any free one. */
  port: number;
  /** All addresses if it is missing. */
  host?: string | undefined;
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
