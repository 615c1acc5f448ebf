import { eq, lt, sql } from 'drizzle-orm';
import { after, day, hour, minute, second } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { sendNotice } from './notice.ts';

/** For how long a notice is tried, in milliseconds. */
const patience = 7 * day;

/**
 * How long a notice waits until it is tried again, in milliseconds: as long as it has been tried for. A try may take the
 * shortest of these waits.
 */
const waits = { shortest: 2 * minute, longest: 4 * hour };

const interval = (ms: number) => sql`make_interval(secs => ${ms / second})`;

/** When a notice is tried again. */
const dueAt = sql`${outbox.triedAt} + greatest(${interval(waits.shortest)},
  least(${outbox.triedAt} - ${outbox.createdAt}, ${interval(waits.longest)}))`;

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

/** Sends a stored notice. It stays stored until the mail server has accepted it or refused it for good. */
export const sendStored = ({ id, userId, notice }: Stored, services: Services): Promise<void> =>
  sendNotice(services, userId, notice, () => services.db.delete(outbox).where(eq(outbox.id, id)));

/** Sends again what is due of what the mail server has not taken, until `ending` is aborted. Returns to whom. */
export async function sendWaiting(services: Services, ending: AbortSignal): Promise<string[]> {
  const { db } = services;
  const now = services.clock();
  await db.delete(outbox).where(lt(outbox.createdAt, after(now, -patience)));
  const waiting = await db
    .update(outbox)
    .set({ triedAt: now })
    .where(sql`${dueAt} < ${now}`)
    .returning();
  for (const one of waiting.toSorted((a, b) => a.id - b.id)) {
    if (!ending.aborted) await sendStored(one, services);
  }
  return waiting.map(({ userId }) => userId);
}
