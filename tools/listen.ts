import type { AddressInfo, Server } from 'node:net';

/** Listens on a free port of this machine. Resolves with the port. */
export const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
