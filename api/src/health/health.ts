import { sql } from 'drizzle-orm';
import { second } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Endpoint } from '../http/handle.ts';

/** How long the database may take to respond, in milliseconds. */
const databaseTimeout = 3 * second;

/** Rejects if the database does not respond in time. */
async function asked(db: Database): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error('The database takes too long to respond.')),
    databaseTimeout,
  );
  try {
    await Promise.race([db.execute(sql`select 1`), late]);
  } finally {
    clearTimeout(timer);
  }
}

const health: Endpoint = {
  method: 'GET',
  path: '/health',
  about: 'Returns {"status":"ok"} while the process is running.',
  respond: ({ c }) => Promise.resolve(c.json({ status: 'ok' })),
};

const ready: Endpoint = {
  method: 'GET',
  path: '/ready',
  about: 'Returns {"status":"ready"} while the database responds too, and 503 otherwise.',
  async respond({ c, db }) {
    try {
      await asked(db);
    } catch {
      throw new ApiFailure('not-ready');
    }
    return c.json({ status: 'ready' });
  },
};

/** Health of the process and its dependencies. */
export const healthEndpoints: readonly Endpoint[] = [health, ready];
