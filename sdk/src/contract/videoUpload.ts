import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { videoSchema } from './video.ts';

/** The multipart part that carries the recording (mp4 or webm) of an upload. */
export const videoPart = 'video';

/** The largest recording, in bytes. */
export const videoMaxBytes = 50 * 1024 * 1024;

/** The part that may carry a still picture (jpeg, png or webp) of the recording. */
export const posterPart = 'poster';

/** The largest still picture, in bytes. */
export const posterMaxBytes = 5 * 1024 * 1024;

/**
 * Uploads a recording as multipart form data: these fields as text parts, {@link videoPart}, and
 * {@link posterPart} if there is one; without it one is made from the first frames. `promptType` is
 * left out for the daily prompt. Takes the place of an earlier answer to the same prompt.
 */
export const videoUpload = defineCall({
  method: 'POST',
  path: '/videos/upload',
  input: z.strictObject({
    location: z.string().min(1).max(100),
    promptId: z.string().min(1).max(64),
    promptType: z.enum(['fun', 'useful']).optional(),
  }),
  answer: videoSchema,
  errors: [
    'not-signed-in',
    'profile-needed',
    'location-mismatch',
    'malformed-form',
    'wrong-video-type',
    'too-many-requests',
  ],
});
