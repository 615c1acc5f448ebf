import { videoDelete } from '@emberite/contract/videos';
import { videos } from '../db/schema.ts';
import { orphan, deleteOrphanedFiles } from '../files/orphanedFiles.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import { failed } from '../errorFields.ts';
import { setHint } from '../session/session.ts';
import { loadOwnUser } from '../users/loadOwnUser.ts';
import { noSuchVideo, ownVideo } from './ownVideo.ts';
import { keysOf } from './rows.ts';

export const videoDeleteEndpoint = handleSignedIn(videoDelete, async (context) => {
  const { input, userId } = context;
  await context.db.transaction(async (db) => {
    const [deleted] = await db
      .delete(videos)
      .where(await ownVideo(input, userId, db))
      .returning();
    if (!deleted) throw noSuchVideo();
    await orphan(keysOf(deleted), db);
  });
  // Whatever cannot be deleted now stays recorded and is deleted later.
  await deleteOrphanedFiles(context).catch((error: unknown) =>
    context.log(failed('files-left', error)),
  );
  await setHint(context, await loadOwnUser(context.session, context));
  return {};
});
