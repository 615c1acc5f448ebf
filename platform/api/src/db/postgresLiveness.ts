import { Client } from 'pg';
import { second } from '../clock.ts';
import { newProcessNumber } from './liveness.ts';
import type { Liveness } from './liveness.ts';

/** Sets these advisory locks apart from others: an arbitrary constant. */
const lockClass = 20_270_215;

/** How long to wait before reconnecting, in milliseconds. */
const reconnectDelay = second;

/**
 * Takes the lock. The server drops a connection after 90 s of silence, since a machine that lost
 * its power cannot close it.
 */
const takeLock = (self: number) => `
  set tcp_keepalives_idle = 60;
  set tcp_keepalives_interval = 10;
  set tcp_keepalives_count = 3;
  select pg_advisory_lock(${lockClass}, ${self})`;

const lockedNumbers = `
  select objid::int as number from pg_locks
  where locktype = 'advisory' and classid = ${lockClass} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`;

/**
 * Shows that this process is alive by an advisory lock on a connection of its own. The server
 * releases the lock the moment the process is gone, however that happened. A lost connection is
 * reopened; until then other processes may declare this one dead. `onError` receives each error,
 * and null once the connection is back.
 */
export async function openLiveness(
  url: string,
  onError: (error: unknown) => void,
): Promise<Liveness & { close(): Promise<void> }> {
  const self = newProcessNumber();
  let client: Client;
  let waiting: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5 * second,
      query_timeout: 10 * second,
      keepAlive: true,
    });
    client.on('error', onError);
    await client.connect();
    await client.query(takeLock(self)).catch(async (error: unknown) => {
      await client.end();
      throw error;
    });
    client.once('end', again);
    onError(null);
    if (closed) await client.end();
  }
  function again(): void {
    if (closed) return;
    waiting = setTimeout(() => {
      connect().catch((error: unknown) => {
        onError(error);
        again();
      });
    }, reconnectDelay);
    waiting.unref();
  }

  await connect();
  return {
    self,
    async alive() {
      const { rows } = await client.query<{ number: number }>(lockedNumbers);
      return new Set([self, ...rows.map(({ number }) => number)]);
    },
    async close() {
      closed = true;
      clearTimeout(waiting);
      await client.end();
    },
  };
}
