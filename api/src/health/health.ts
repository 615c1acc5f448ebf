import { sql } from 'drizzle-orm';
import { second } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Endpoint } from '../http/handle.ts';

/** How long the database may take to say that it is there, in milliseconds. */
const databaseTimeout = 3 * second;

/** Rejects when the database does not answer, or not in time. */
async function asked(db: Database): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error('The database takes too long.')),
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
  about: 'Says {"status":"ok"} while the process answers.',
  respond: ({ c }) => Promise.resolve(c.json({ status: 'ok' })),
};

const ready: Endpoint = {
  method: 'GET',
  path: '/ready',
  about: 'Says {"status":"ready"} while the database answers too, else 503.',
  async respond({ c, db }) {
    try {
      await asked(db);
    } catch {
      throw new ApiFailure('not-ready');
    }
    return c.json({ status: 'ready' });
  },
};

/** Whether the process and what it depends on are there. */
export const healthEndpoints: readonly Endpoint[] = [health, ready];
