import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { invites } from '../db/schema.ts';

/** The condition under which an invite can be used at `now`. */
export function usable(code: string, now: Date) {
  return and(
    eq(invites.code, code),
    gt(invites.expiresAt, now),
    lt(invites.usageCount, invites.maxUses),
  );
}

/** Uses an invite once: what to set where {@link usable} holds. */
export const oneMoreUse = { usageCount: sql`${invites.usageCount} + 1` };
