import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { invites } from '../db/schema.ts';

/** The condition that an invite is usable at `now`. */
export function usable(code: string, now: Date) {
  return and(
    eq(invites.code, code),
    gt(invites.expiresAt, now),
    lt(invites.usageCount, invites.maxUses),
  );
}

/** The update that uses an invite once, where {@link usable} holds. */
export const oneMoreUse = { usageCount: sql`${invites.usageCount} + 1` };
