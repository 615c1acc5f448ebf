import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { profiles, videos } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';

/**
 * Returns the condition that finds one of a member's own videos. Throws an `ApiFailure` without a
 * profile, or if the member lives elsewhere.
 */
export async function ownVideo(
  { videoId, location }: { videoId: string; location: string },
  userId: string,
  db: Database,
) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!profile) throw new ApiFailure('profile-needed');
  if (profile.location !== location) throw new ApiFailure('location-mismatch');
  return and(eq(videos.id, videoId), eq(videos.userId, userId));
}

/** The failure for a video that the member does not have. */
export const noSuchVideo = () => new ApiFailure('not-found', 'You have no such video.');
