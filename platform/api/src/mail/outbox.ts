import { eq, lt } from 'drizzle-orm';
import { after, day, minute } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { sendNotice } from './notice.ts';

/** For how long a notice is tried, and how long a try may take until it is tried again, in milliseconds. */
const patience = { all: 7 * day, one: 2 * minute };

type Stored = typeof outbox.$inferSelect;

/** Stores notices to users in the transaction of what they are about. Send them once it has ended. */
export async function storeNotices(
  notices: readonly Pick<Stored, 'userId' | 'notice'>[],
  now: Date,
  db: Database,
): Promise<Stored[]> {
  if (notices.length === 0) return [];
  const rows = notices.map((one) => ({ ...one, createdAt: now, triedAt: now }));
  return db.insert(outbox).values(rows).returning();
}

/** Sends a stored notice. It stays stored until the mail server has accepted it. */
export const sendStored = ({ id, userId, notice }: Stored, services: Services): Promise<void> =>
  sendNotice(services, userId, notice, () => services.db.delete(outbox).where(eq(outbox.id, id)));

/** Sends again what the mail server has not accepted, until `ending` is aborted. Returns to whom. */
export async function sendWaiting(services: Services, ending: AbortSignal): Promise<string[]> {
  const { db } = services;
  const now = services.clock();
  await db.delete(outbox).where(lt(outbox.createdAt, after(now, -patience.all)));
  const waiting = await db
    .update(outbox)
    .set({ triedAt: now })
    .where(lt(outbox.triedAt, after(now, -patience.one)))
    .returning();
  for (const one of waiting.toSorted((a, b) => a.id - b.id)) {
    if (!ending.aborted) await sendStored(one, services);
  }
  return waiting.map(({ userId }) => userId);
}
