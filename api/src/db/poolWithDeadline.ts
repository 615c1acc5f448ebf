import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';

/**
 * A pool of connections in which no query and no transaction takes longer than `deadlineMs`, in
 * milliseconds, whatever becomes of the server: one that stands still answers nothing, and does not
 * even break the connection. What happened to a connection then nobody knows, so it is not used again.
 */
export function poolWithDeadline(config: PoolConfig, deadlineMs: number): Pool {
  const pool = new Pool({ ...config, keepAlive: true });
  const watches = new Map<PoolClient, () => void>();
  pool.on('acquire', (client) => {
    const giveUp = () => {
      const { release } = client;
      // Whoever has it still may let go of it once more.
      client.release = () => {};
      release(true);
    };
    const deadline = setTimeout(giveUp, deadlineMs);
    // A connection that was lost is not always let go of: not where a transaction could not begin.
    // Nor does anybody hear of it between two queries of one, and that would end the process.
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
