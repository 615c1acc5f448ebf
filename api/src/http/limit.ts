import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
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

/**
 * Counts one more time of `limit` for `who`; 429 when that is too often. Counted in the database, so
 * a restart forgets nothing, and in one statement, so that no two at once slip through. Only a hash
 * of `who` is kept.
 */
export async function count(limit: Limit, who: string, { db, clock }: Services): Promise<void> {
  const now = clock();
  const over = sql`${limits.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const fresh = { count: 1, expiresAt: after(now, limit.windowMs) };
  const key = `${limit.name}:${createHash('sha256').update(who).digest('base64url')}`;
  const [row] = await db
    .insert(limits)
    .values({ key, ...fresh })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${over} then 1 else ${limits.count} + 1 end`,
        expiresAt: sql`case when ${over} then ${fresh.expiresAt.toISOString()}::timestamptz else ${limits.expiresAt} end`,
      },
    })
    .returning();
  if (!row || row.count <= limit.max) return;
  const seconds = Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000);
  throw new ApiFailure('too-many-requests', undefined, { 'Retry-After': `${seconds}` });
}
