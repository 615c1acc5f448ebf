import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Returns a port of this machine that no program listens on: the wanted one, if it is free, or one below those that
 * systems give to connections, so that none takes it before it is used.
 */
export async function freePort(wanted = randomInt(20_000, 32_000)): Promise<number> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(wanted, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? wanted : freePort();
}
