import { eq } from 'drizzle-orm';
import type { videos } from '../db/schema.ts';
import { videos as table } from '../db/schema.ts';
import { signedInUser } from '../endpoint/handle.ts';
import type { RequestContext } from '../endpoint/handle.ts';

async function promptTypes(userId: string, { db }: RequestContext): Promise<string[]> {
  const rows = await db
    .select({ promptType: table.promptType })
    .from(table)
    .where(eq(table.userId, userId));
  return rows.map((row) => row.promptType);
}

/**
 * Whether the client may see a video. Members always see their own. They see another's once
 * visibility has opened, they have uploaded a video themselves, and its owner is discoverable: one
 * fun and one useful video. Visitors get a 401.
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
