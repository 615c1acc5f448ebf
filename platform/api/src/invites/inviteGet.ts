import { eq } from 'drizzle-orm';
import { inviteGet } from '@emberite/contract/invites';
import { findSession } from '../session/session.ts';
import { invites } from '../db/schema.ts';
import { handle } from '../endpoint/handle.ts';
import { countMiss, refuseGuessing } from './guessing.ts';
import { toInvite } from './toInvite.ts';

export const inviteGetEndpoint = handle(inviteGet, async (context) => {
  const { db, clock, input } = context;
  await refuseGuessing(context);
  const [invite] = await db.select().from(invites).where(eq(invites.code, input.inviteCode));
  if (!invite) {
    await countMiss(context);
    return { inviteInfo: { isValid: false }, inviteDetails: null };
  }
  const session = await findSession(context);
  const isOwn = session !== null && session.userId === invite.ownerId;
  return {
    inviteInfo: { isValid: invite.expiresAt > clock() && invite.usageCount < invite.maxUses },
    inviteDetails: isOwn ? toInvite(invite) : null,
  };
});
