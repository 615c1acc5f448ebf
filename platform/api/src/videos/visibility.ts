import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { profiles, videos } from '../db/schema.ts';
import { signedInUser } from '../endpoint/handle.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Services } from '../services.ts';

/**
 * Whether a member may see others: once visibility has opened, if they have uploaded a video. Throws
 * a 403 for a user without a profile.
 */
export async function accessOf(
  userId: string,
  { db, clock, config }: Services,
): Promise<'open' | 'not-yet' | 'upload-first'> {
  if ((await db.$count(profiles, eq(profiles.userId, userId))) === 0) {
    throw new ApiFailure('profile-needed');
  }
  if (clock() < config.visibilityOpens) return 'not-yet';
  return (await db.$count(videos, eq(videos.userId, userId))) > 0 ? 'open' : 'upload-first';
}

const ownersOf = (kind: 'fun' | 'useful', db: Database) =>
  db.select({ userId: videos.userId }).from(videos).where(eq(videos.promptType, kind));

/** The members whom `viewer` may see: others with a fun and a useful video. */
export const visibleTo = (viewer: string, db: Database) =>
  and(
    ne(profiles.userId, viewer),
    inArray(profiles.userId, ownersOf('fun', db)),
    inArray(profiles.userId, ownersOf('useful', db)),
  );

/**
 * Whether the client may see a video: members their own, and those of the members whom they may see.
 * Visitors get a 401.
 */
export async function isVisible(
  { userId }: Pick<typeof videos.$inferSelect, 'userId'>,
  context: RequestContext,
): Promise<boolean> {
  const viewer = await signedInUser(context);
  if (viewer === userId) return true;
  if ((await accessOf(viewer, context)) !== 'open') return false;
  const { db } = context;
  return (await db.$count(profiles, and(visibleTo(viewer, db), eq(profiles.userId, userId)))) > 0;
}
