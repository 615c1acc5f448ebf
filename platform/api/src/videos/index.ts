import { and, eq } from 'drizzle-orm';
import { videoCaptions, videoDelete } from '@emberite/contract/videos';
import type { Database } from '../db/database.ts';
import { profiles, videos } from '../db/schema.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { orphan, deleteOrphanedSoon } from '../files/orphanedFiles.ts';
import { ApiFailure } from '../http/failure.ts';
import { setHint } from '../session/session.ts';
import { loadOwnUser } from '../users/loadUser.ts';
import { keysOf, toVideo } from './rows.ts';
import { posterFileEndpoint, videoFileEndpoint } from './videoFile.ts';
import { videoUploadEndpoint } from './videoUpload.ts';

/**
 * Returns the condition that finds one of a member's own videos. Throws an `ApiFailure` without a
 * profile, or if the member lives elsewhere.
 */
async function ownVideo(
  { videoId, location }: { videoId: string; location: string },
  userId: string,
  db: Database,
) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!profile) throw new ApiFailure('profile-needed');
  if (profile.location !== location) throw new ApiFailure('location-mismatch');
  return and(eq(videos.id, videoId), eq(videos.userId, userId));
}

const noSuchVideo = () => new ApiFailure('not-found', 'You have no such video.');

const videoCaptionsEndpoint = handleSignedIn(videoCaptions, async ({ input, userId, db }) => {
  const [changed] = await db
    .update(videos)
    .set({ captions: input.captions })
    .where(await ownVideo(input, userId, db))
    .returning();
  if (!changed) throw noSuchVideo();
  return toVideo(changed);
});

const videoDeleteEndpoint = handleSignedIn(videoDelete, async (context) => {
  const { input, userId } = context;
  await context.db.transaction(async (db) => {
    const mine = await ownVideo(input, userId, db);
    const [deleted] = await db.delete(videos).where(mine).returning();
    if (!deleted) throw noSuchVideo();
    await orphan(keysOf(deleted), db);
  });
  await deleteOrphanedSoon(context);
  await setHint(context, await loadOwnUser(context.session, context));
  return {};
});

export const videoEndpoints: readonly Endpoint[] = [
  posterFileEndpoint,
  videoCaptionsEndpoint,
  videoDeleteEndpoint,
  videoFileEndpoint,
  videoUploadEndpoint,
];
