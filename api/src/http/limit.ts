import { createHash } from 'node:crypto';
import { and, eq, gt, gte, sql } from 'drizzle-orm';
import { after } from '../clock.ts';
import { limits } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { ApiFailure } from './failure.ts';

/** How often something may happen. */
export interface Limit {
  name: string;
  max: number;
  /** Length of the window that begins with the first time, in milliseconds. */
  windowMs: number;
}

/** Only a hash of `who` is kept. */
const keyOf = ({ name }: Limit, who: string) =>
  `${name}:${createHash('sha256').update(who).digest('base64url')}`;

function refuse(until: Date, now: Date): never {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  throw new ApiFailure('too-many-requests', undefined, { 'Retry-After': `${seconds}` });
}

/** 429 when `limit` is used up for `who`; counts nothing. */
export async function refuseOver(limit: Limit, who: string, { db, clock }: Services) {
  const now = clock();
  const usedUp = and(
    eq(limits.key, keyOf(limit, who)),
    gte(limits.count, limit.max),
    gt(limits.expiresAt, now),
  );
  const [row] = await db.select().from(limits).where(usedUp);
  if (row) refuse(row.expiresAt, now);
}

/**
 * Counts one more time of `limit` for `who`; 429 when that is too often. Counted in the database, so
 * a restart forgets nothing, and in one statement, so that no two at once slip through.
 */
export async function count(limit: Limit, who: string, { db, clock }: Services): Promise<void> {
  const now = clock();
  const over = sql`${limits.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const fresh = { count: 1, expiresAt: after(now, limit.windowMs) };
  const [row] = await db
    .insert(limits)
    .values({ key: keyOf(limit, who), ...fresh })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${over} then 1 else ${limits.count} + 1 end`,
        expiresAt: sql`case when ${over} then ${fresh.expiresAt.toISOString()}::timestamptz else ${limits.expiresAt} end`,
      },
    })
    .returning();
  if (row && row.count > limit.max) refuse(row.expiresAt, now);
}
