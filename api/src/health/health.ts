import { sql } from 'drizzle-orm';
import type { Endpoint } from '../http/handle.ts';

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
      await db.execute(sql`select 1`);
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'not-ready' }, 503);
    }
  },
};

/** Whether the process and what it depends on are there. */
export const healthEndpoints: readonly Endpoint[] = [health, ready];
