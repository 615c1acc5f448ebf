import type { Invite } from '@emberite/sdk/contract/invite';
import type { invites } from '../db/schema.ts';

/** A stored invite as the contract has it. */
export function toInvite(row: typeof invites.$inferSelect): Invite {
  return {
    id: row.code,
    expirationDate: row.expiresAt.toISOString(),
    maxUses: row.maxUses,
    usageCount: row.usageCount,
  };
}
