import { eq } from 'drizzle-orm';
import { profiles, videos } from '../db/schema.ts';
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
