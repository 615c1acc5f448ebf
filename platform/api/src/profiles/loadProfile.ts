import { asc, eq } from 'drizzle-orm';
import type { Profile } from '@emberite/contract/profile';
import type { Database } from '../db/database.ts';
import { profiles, videos } from '../db/schema.ts';
import { toVideo } from '../videos/rows.ts';

/** Returns a user's own profile with its videos, oldest first, or null if there is none. */
export async function loadProfile(userId: string, db: Database): Promise<Profile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!row) return null;
  const own = await db
    .select()
    .from(videos)
    .where(eq(videos.userId, userId))
    .orderBy(asc(videos.createdAt));
  return { ...row, videos: own.map(toVideo) };
}
