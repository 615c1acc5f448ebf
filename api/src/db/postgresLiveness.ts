import { Client } from 'pg';
import { second } from '../clock.ts';
import { newProcessNumber } from './liveness.ts';
import type { Liveness } from './liveness.ts';

/** Any number will do, as long as it is always the same: it sets these locks apart from others. */
const kind = 20_270_215;

/** How long to wait before a lost connection is made again, in milliseconds. */
const reconnectDelay = second;

/**
 * Takes the lock. A machine that lost its power does not say goodbye, so its connection is given up
 * after 90 s of silence.
 */
const hold = (self: number) => `
  set tcp_keepalives_idle = 60;
  set tcp_keepalives_interval = 10;
  set tcp_keepalives_count = 3;
  select pg_advisory_lock(${kind}, ${self})`;

const held = `
  select objid::int as number from pg_locks
  where locktype = 'advisory' and classid = ${kind} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`;

/**
 * Says that this process is there for as long as it lives, by a lock on a connection of its own: the
 * server lets go of it the moment the process is gone, however that ends. If the connection is lost,
 * it is made again; until then others may take this process for dead.
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
    await client.query(hold(self)).catch(async (error: unknown) => {
      await client.end();
      throw error;
    });
    client.once('end', again);
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
      const { rows } = await client.query<{ number: number }>(held);
      return new Set([self, ...rows.map(({ number }) => number)]);
    },
    async close() {
      closed = true;
      clearTimeout(waiting);
      await client.end();
    },
  };
}
