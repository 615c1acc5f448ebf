import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';

/**
 * Creates a connection pool in which no query or transaction takes longer than `deadlineMs`, even
 * if the server hangs: a hanging server neither responds nor closes the connection. The state of
 * such a connection is unknown, so it is not reused.
 */
export function poolWithDeadline(config: PoolConfig, deadlineMs: number): Pool {
  const pool = new Pool({ ...config, keepAlive: true });
  const watches = new Map<PoolClient, () => void>();
  pool.on('acquire', (client) => {
    const giveUp = () => {
      const { release } = client;
      // The current holder may still release it once more.
      client.release = () => {};
      release(true);
    };
    const deadline = setTimeout(giveUp, deadlineMs);
    // The pool does not release a lost connection if a transaction could not begin. An error
    // between two queries of a transaction has no listener, which would end the process.
    client.on('error', giveUp);
    client.on('end', giveUp);
    watches.set(client, () => {
      clearTimeout(deadline);
      client.off('error', giveUp);
      client.off('end', giveUp);
    });
  });
  pool.on('release', (_, client) => {
    watches.get(client)?.();
    watches.delete(client);
  });
  return pool;
}
