import { eq } from 'drizzle-orm';
import type { videos } from '../db/schema.ts';
import { videos as table } from '../db/schema.ts';
import { signedInUser } from '../http/handle.ts';
import type { Visit } from '../http/handle.ts';

async function promptTypes(userId: string, { db }: Visit): Promise<string[]> {
  const rows = await db
    .select({ promptType: table.promptType })
    .from(table)
    .where(eq(table.userId, userId));
  return rows.map((row) => row.promptType);
}

/**
 * Whether whoever asks may see a video: always their own; others' once visibility has opened, after
 * uploading one themselves, and if its owner is discoverable by one fun and one useful video. A
 * visitor is refused with 401.
 */
export async function isVisible(
  video: Pick<typeof videos.$inferSelect, 'userId'>,
  visit: Visit,
): Promise<boolean> {
  const viewer = await signedInUser(visit);
  if (viewer === video.userId) return true;
  if (visit.clock() < visit.config.visibilityOpens) return false;
  if ((await promptTypes(viewer, visit)).length === 0) return false;
  const theirs = await promptTypes(video.userId, visit);
  return theirs.includes('fun') && theirs.includes('useful');
}
