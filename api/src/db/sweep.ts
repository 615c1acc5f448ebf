import { and, isNull, lte } from 'drizzle-orm';
import { after } from '../clock.ts';
import { registrationLifetime } from '../registrations/browser.ts';
import type { Database } from './database.ts';
import {
  ceremonies,
  knownClients,
  limits,
  registrations,
  sessions,
  signInLinks,
} from './schema.ts';

/** Deletes expired rows, and what visitors registered for who never signed in. */
export async function sweep(db: Database, now: Date): Promise<void> {
  for (const table of [sessions, signInLinks, knownClients, limits, ceremonies]) {
    await db.delete(table).where(lte(table.expiresAt, now));
  }
  await db
    .delete(registrations)
    .where(
      and(
        isNull(registrations.userId),
        lte(registrations.createdAt, after(now, -registrationLifetime)),
      ),
    );
}
