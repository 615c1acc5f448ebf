import { and, isNull, lte, or } from 'drizzle-orm';
import { after, day, hour } from './clock.ts';
import { registrationLifetime } from './auth/registrationBrowser.ts';
import type { Database } from './db/database.ts';
import {
  ceremonies,
  knownClients,
  limits,
  payments,
  registrations,
  sessions,
  signInLinks,
  waitlist,
} from './db/schema.ts';

/** How long unconfirmed entries of the waiting list, registrations and the books are stored. */
const lifetime = { waitlist: 7 * day, registration: 365 * day, book: 7 * 366 * day };

/** Deletes what has expired. */
export async function sweep(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => after(now, -ms);
  for (const table of [sessions, knownClients, limits, ceremonies]) {
    await db.delete(table).where(lte(table.expiresAt, now));
  }
  // An hour longer, so that we know a late one again.
  await db.delete(signInLinks).where(lte(signInLinks.expiresAt, before(hour)));
  const changedBefore = (ms: number) => lte(registrations.updatedAt, before(ms));
  const isUnclaimed = and(isNull(registrations.userId), changedBefore(registrationLifetime));
  await db.delete(registrations).where(or(isUnclaimed, changedBefore(lifetime.registration)));
  await db
    .delete(waitlist)
    .where(and(isNull(waitlist.confirmedAt), lte(waitlist.createdAt, before(lifetime.waitlist))));
  await db.delete(payments).where(lte(payments.recordedAt, before(lifetime.book)));
}
