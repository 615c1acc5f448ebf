import { eq } from 'drizzle-orm';
import type { Profile } from '@emberite/sdk/contract/profile';
import type { Database } from '../db/database.ts';
import { profiles } from '../db/schema.ts';

/** A user's own profile, or null before there is one. */
export async function loadProfile(userId: string, db: Database): Promise<Profile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row ? { ...row, videos: [] } : null;
}
