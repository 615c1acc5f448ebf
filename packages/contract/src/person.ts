import { z } from './zod.ts';
import { videoSchema } from './video.ts';

/**
 * A member as other members see them. `name` is the nickname, `ageGroup` a decade such as `30-39`;
 * nobody sees the exact age, the sex or the email address.
 */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  ageGroup: z.string(),
  relationshipStatus: z.string(),
  preferredSex: z.array(z.string()),
  bucketList: z.array(z.string()),
  videos: z.array(videoSchema),
});

export type Person = z.infer<typeof personSchema>;
