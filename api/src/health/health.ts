import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Environment } from '../http/environment.ts';
import type { Services } from '../services.ts';

/** `/health`: the process answers. `/ready`: its database does too, else 503. */
export function health({ db }: Services) {
  const app = new Hono<Environment>();
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => {
    try {
      await db.execute(sql`select 1`);
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'not-ready' }, 503);
    }
  });
  return app;
}
