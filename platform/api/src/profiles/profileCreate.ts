import { isDeepStrictEqual } from 'node:util';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { InputOf } from '@emberite/contract/call';
import { profileCreate } from '@emberite/contract/profiles';
import { placeholderFirstName } from '@emberite/contract/profileFields';
import { setHint } from '../session/session.ts';
import type { Database } from '../db/database.ts';
import { interests, invites, profiles, waitlist } from '../db/schema.ts';
import { selectProfiles } from '../db/selectProfiles.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import type { SignedInContext } from '../endpoint/handle.ts';
import { countClient, refuseClientOver } from '../http/limit.ts';
import { misses } from '../invites/guessing.ts';
import { loadOwnUser } from '../users/loadUser.ts';

type NewProfile = typeof profiles.$inferInsert;

function toRow({ profile, inviteCode }: InputOf<typeof profileCreate>, userId: string, now: Date) {
  const { newLocation: _, ...fields } = profile;
  const firstName = fields.firstName || placeholderFirstName;
  return { ...fields, firstName, userId, inviteCode, bucketList: [], createdAt: now };
}

/** Whether this very request, sent twice, already created the profile. */
async function isRepeated(row: NewProfile, place: string | null, db: Database): Promise<boolean> {
  const [stored] = await selectProfiles(db).where(eq(profiles.userId, row.userId));
  if (!stored) return false;
  const { publicId: _, ...profile } = { ...stored.profiles, createdAt: row.createdAt };
  const before = { profile, place: stored.interests?.place ?? null };
  return isDeepStrictEqual(before, { profile: row, place });
}

/** Stores the profile and uses the invite: both or neither. */
async function create(context: SignedInContext<InputOf<typeof profileCreate>>): Promise<void> {
  const { input, userId, clock } = context;
  const now = clock();
  const row = toRow(input, userId, now);
  const place = input.profile.location === 'Other' ? input.profile.newLocation : null;
  await context.db.transaction(async (db) => {
    const made = await db.insert(profiles).values(row).onConflictDoNothing().returning();
    if (made.length === 0) {
      if (await isRepeated(row, place, db)) return;
      throw new ApiFailure('profile-exists');
    }
    const isValid = and(
      eq(invites.code, input.inviteCode),
      gt(invites.expiresAt, now),
      lt(invites.usageCount, invites.maxUses),
    );
    // One statement finds and takes a use, so that two requests cannot take the last one.
    const used = await db
      .update(invites)
      .set({ usageCount: sql`${invites.usageCount} + 1` })
      .where(isValid)
      .returning();
    if (used.length === 0) throw new ApiFailure('invite-invalid');
    if (place !== null) await db.insert(interests).values({ userId, place, createdAt: now });
    // A member can only be waiting for their place to open, and the profile has that place.
    const waits = and(eq(waitlist.email, userId), eq(waitlist.role, 'guest'));
    await db.delete(waitlist).where(waits);
  });
}

export const profileCreateEndpoint = handleSignedIn(profileCreate, async (context) => {
  await refuseClientOver(misses, context);
  try {
    await create(context);
  } catch (error) {
    // Counted after the rollback, which would undo the count.
    if (error instanceof ApiFailure && error.code === 'invite-invalid')
      await countClient(misses, context);
    throw error;
  }
  const user = await loadOwnUser(context.session, context);
  await setHint(context, user);
  return user;
});
