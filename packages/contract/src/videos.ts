import { defineCall, z } from './call.ts';
import { line } from './line.ts';
import { captionsSchema, videoSchema } from './video.ts';

/** Sets what is said in one of the member's own videos; an empty text removes it. */
export const videoCaptions = defineCall({
  method: 'POST',
  path: '/videos/captions',
  input: z.strictObject({
    videoId: line(64).min(1),
    location: z.string().min(1).max(100),
    captions: captionsSchema,
  }),
  response: videoSchema,
  errors: ['not-signed-in', 'profile-needed', 'location-mismatch'],
});

/** Deletes one of the member's own videos and its files. */
export const videoDelete = defineCall({
  method: 'POST',
  path: '/videos/delete',
  input: z.strictObject({
    videoId: line(64).min(1),
    location: z.string().min(1).max(100),
  }),
  response: z.object({}),
  errors: ['not-signed-in', 'profile-needed', 'location-mismatch'],
});
