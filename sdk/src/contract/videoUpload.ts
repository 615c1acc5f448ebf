import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { videoSchema } from './video.ts';

/** The multipart part that carries the recording (mp4 or webm) of an upload. */
export const videoPart = 'video';

/** The largest recording, in bytes. */
export const videoMaxBytes = 50 * 1024 * 1024;

/**
 * Uploads a recording as multipart form data: these fields as text parts, and {@link videoPart}.
 * `promptType` is left out for the daily prompt.
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
  errors: ['not-signed-in', 'profile-needed', 'location-mismatch'],
});
