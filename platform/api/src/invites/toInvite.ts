import type { Invite } from '@emberite/contract/invite';
import type { invites } from '../db/schema.ts';

/** Converts a stored invite to the contract's form. */
export function toInvite(row: typeof invites.$inferSelect): Invite {
  return {
    id: row.code,
    expirationDate: row.expiresAt.toISOString(),
    maxUses: row.maxUses,
    usageCount: row.usageCount,
  };
}
