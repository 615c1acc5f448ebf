import { defineCall, z } from './call.ts';
import { captionsSchema, videoSchema } from './video.ts';

/** The form part with the recording: MP4, WebM, or QuickTime, which is stored as MP4. */
export const videoPart = 'video';

/** The largest recording, in bytes. */
export const videoMaxBytes = 50 * 1024 * 1024;

/** The longest recording, in seconds: more than the recorder's 15, because busy devices stop late. */
export const videoMaxSeconds = 20;

/** The optional form part with a still image (JPEG, PNG or WebP) of the recording. */
export const posterPart = 'poster';

/** The largest still image, in bytes. */
export const posterMaxBytes = 5 * 1024 * 1024;

/**
 * Uploads a recording as multipart form data: these fields as text parts, {@link videoPart}, and
 * optionally {@link posterPart}. Without a poster, one is made from the first frames. Omit
 * `promptType` for the daily prompt. Replaces an earlier answer to the same prompt. A random `uploadId`, another one for
 * each try, decides the video's id: see `contract/videoId`.
 */
export const videoUpload = defineCall({
  method: 'POST',
  path: '/videos/upload',
  input: z.strictObject({
    location: z.string().min(1).max(100),
    promptId: z.string().min(1).max(64),
    promptType: z.enum(['fun', 'useful']).optional(),
    captions: captionsSchema.optional(),
    uploadId: z.uuid().optional(),
  }),
  response: videoSchema,
  errors: [
    'not-signed-in',
    'profile-needed',
    'location-mismatch',
    'malformed-form',
    'wrong-video-type',
    'wrong-video-codec',
    'video-too-long',
    'too-many-requests',
  ],
});
