import { videoCaptions } from '@emberite/contract/videos';
import { videos } from '../db/schema.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import { noSuchVideo, ownVideo } from './ownVideo.ts';
import { toVideo } from './rows.ts';

export const videoCaptionsEndpoint = handleSignedIn(
  videoCaptions,
  async ({ input, userId, db }) => {
    const [changed] = await db
      .update(videos)
      .set({ captions: input.captions })
      .where(await ownVideo(input, userId, db))
      .returning();
    if (!changed) throw noSuchVideo();
    return toVideo(changed);
  },
);
