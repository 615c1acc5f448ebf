import { and, eq } from 'drizzle-orm';
import { videoDelete } from '@emberite/sdk/contract/videoDelete';
import { profiles, videos } from '../db/schema.ts';
import { orphan, deleteOrphanedFiles } from '../files/orphanedFiles.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn } from '../http/handle.ts';
import { errorFields } from '../log.ts';
import { keysOf } from './rows.ts';

export const videoDeleteEndpoint = handleSignedIn(videoDelete, async (context) => {
  const { input, userId } = context;
  await context.db.transaction(async (db) => {
    const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
    if (!profile) throw new ApiFailure('profile-needed');
    if (profile.location !== input.location) throw new ApiFailure('location-mismatch');
    const [deleted] = await db
      .delete(videos)
      .where(and(eq(videos.id, input.videoId), eq(videos.userId, userId)))
      .returning();
    if (!deleted) throw new ApiFailure('not-found', 'You have no such video.');
    await orphan(keysOf(deleted), db);
  });
  // Whatever cannot be deleted now stays recorded and is deleted later.
  await deleteOrphanedFiles(context).catch((error: unknown) =>
    context.log.error('files-left', errorFields(error)),
  );
  return {};
});
