import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { userSchema } from './user.ts';

const idSchema = z.string().regex(/^[a-z0-9][\w-]{0,63}$/i);

/**
 * Adds completed roadmap steps. What is stored is the union of old and new, so that two tabs lose
 * nothing; the answer is the user afterwards.
 */
export const userUpdate = defineCall({
  method: 'POST',
  path: '/users/updateUserProperty',
  input: z.strictObject({
    changes: z
      .array(
        z.strictObject({
          field: z.literal('roadmaps'),
          value: z.record(idSchema, z.array(idSchema).max(100)),
        }),
      )
      .min(1)
      .max(20),
  }),
  answer: userSchema,
  errors: ['not-signed-in', 'too-much-kept'],
});
