import { defineCall, z } from './call.ts';
import { userSchema } from './user.ts';

const idSchema = z.string().regex(/^[a-z0-9][\w-]{0,63}$/i);

/**
 * Adds completed roadmap steps. The union of old and new is stored, so that two tabs lose nothing.
 * Returns the changed user.
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
  response: userSchema,
  errors: ['not-signed-in', 'too-much-kept'],
});
