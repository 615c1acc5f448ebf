import { eq } from 'drizzle-orm';
import type { videos } from '../db/schema.ts';
import { videos as table } from '../db/schema.ts';
import { signedInUser } from '../http/handle.ts';
import type { RequestContext } from '../http/handle.ts';

async function promptTypes(userId: string, { db }: RequestContext): Promise<string[]> {
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
  context: RequestContext,
): Promise<boolean> {
  const viewer = await signedInUser(context);
  if (viewer === video.userId) return true;
  if (context.clock() < context.config.visibilityOpens) return false;
  if ((await promptTypes(viewer, context)).length === 0) return false;
  const theirs = await promptTypes(video.userId, context);
  return theirs.includes('fun') && theirs.includes('useful');
}
