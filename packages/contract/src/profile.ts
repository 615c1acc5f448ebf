import { z } from './zod.ts';
import { videoSchema } from './video.ts';

/** A member's own profile. Ages in years; `relationshipStatus` is a comma-joined list. */
export const profileSchema = z.object({
  firstName: z.string(),
  nickname: z.string(),
  location: z.string(),
  relationshipStatus: z.string(),
  userSex: z.string(),
  age: z.int(),
  preferredSex: z.array(z.string()),
  minIdealAge: z.int(),
  maxIdealAge: z.int(),
  bucketList: z.array(z.string()),
  videos: z.array(videoSchema),
});

export type Profile = z.infer<typeof profileSchema>;
