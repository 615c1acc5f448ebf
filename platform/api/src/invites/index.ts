import { and, eq, gt, sql } from 'drizzle-orm';
import { inviteCreate, inviteGet } from '@emberite/contract/invites';
import { after, day } from '../clock.ts';
import { invites, profiles } from '../db/schema.ts';
import { handle, handleSignedIn } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { ApiFailure } from '../http/failure.ts';
import { countClient, refuseClientOver } from '../http/limit.ts';
import { findSession } from '../session/session.ts';
import { newInviteCode } from './code.ts';
import { misses } from './guessing.ts';
import { toInvite } from './toInvite.ts';

const lifetime = 30 * day;
const maxUses = 5;

/**
 * An invite that is valid for longer than this, with more uses left than that, blocks a new one.
 */
const blocking = { lifetime: 7 * day, usesLeft: 2 };

const inviteCreateEndpoint = handleSignedIn(inviteCreate, async (context) => {
  const { input, userId, clock } = context;
  return context.db.transaction(async (db) => {
    // Locks the member's profile, so that two requests at once cannot both find no invite.
    const own = eq(profiles.userId, userId);
    const [profile] = await db.select().from(profiles).where(own).for('update');
    if (!profile) throw new ApiFailure('profile-needed');
    const now = clock();
    const isActive = and(
      eq(invites.ownerId, userId),
      gt(invites.expiresAt, after(now, blocking.lifetime)),
      gt(sql`${invites.maxUses} - ${invites.usageCount}`, blocking.usesLeft),
    );
    if ((await db.$count(invites, isActive)) > 0) throw new ApiFailure('invite-active');
    const code = newInviteCode(input.textPart);
    const expiresAt = after(now, lifetime);
    const [invite] = await db
      .insert(invites)
      .values({ code, ownerId: userId, createdAt: now, expiresAt, maxUses })
      .returning();
    if (!invite) throw new Error('The database did not return the inserted invite.');
    return toInvite(invite);
  });
});

const inviteGetEndpoint = handle(inviteGet, async (context) => {
  const { db, clock, input } = context;
  const [invite] = await db.select().from(invites).where(eq(invites.code, input.inviteCode));
  const session = invite && (await findSession(context));
  const isOwn = invite !== undefined && session?.userId === invite.ownerId;
  // Owners look at their own code, whatever others behind the same address have tried.
  if (!isOwn) await refuseClientOver(misses, context);
  if (!invite) {
    await countClient(misses, context);
    return { inviteInfo: { isValid: false }, inviteDetails: null };
  }
  return {
    inviteInfo: { isValid: invite.expiresAt > clock() && invite.usageCount < invite.maxUses },
    inviteDetails: isOwn ? toInvite(invite) : null,
  };
});

export const inviteEndpoints: readonly Endpoint[] = [inviteCreateEndpoint, inviteGetEndpoint];
