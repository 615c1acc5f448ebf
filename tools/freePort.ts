import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Returns a port of this machine that no program listens on: the wanted one, if it is free. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(wanted, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
