import { eq } from 'drizzle-orm';
import { inviteGet } from '@emberite/sdk/contract/inviteGet';
import { findSession } from '../auth/session.ts';
import { hour } from '../clock.ts';
import { invites } from '../db/schema.ts';
import { handle } from '../http/handle.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { toInvite } from './toInvite.ts';

/** Nobody mistypes this often; it keeps codes from being found by trying. */
const misses: Limit = { name: 'invite-miss', max: 100, windowMs: hour };

export const inviteGetEndpoint = handle(inviteGet, async (visit) => {
  const { db, clock, input } = visit;
  const [invite] = await db.select().from(invites).where(eq(invites.code, input.inviteCode));
  if (!invite) {
    await count(misses, visit.client, visit);
    return { inviteInfo: { isValid: false }, inviteDetails: null };
  }
  const session = await findSession(visit);
  const isOwn = session !== null && session.userId === invite.ownerId;
  return {
    inviteInfo: { isValid: invite.expiresAt > clock() && invite.usageCount < invite.maxUses },
    inviteDetails: isOwn ? toInvite(invite) : null,
  };
});
