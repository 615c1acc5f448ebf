import { lte } from 'drizzle-orm';
import type { Database } from './database.ts';
import { ceremonies, limits, sessions, signInLinks } from './schema.ts';

/** Deletes expired rows. */
export async function sweep(db: Database, now: Date): Promise<void> {
  for (const table of [sessions, signInLinks, limits, ceremonies]) {
    await db.delete(table).where(lte(table.expiresAt, now));
  }
}
