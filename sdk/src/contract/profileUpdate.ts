import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { profileSchema } from './profile.ts';
import {
  bucketListSchema,
  idealAgeSchema,
  nicknameSchema,
  preferredSexSchema,
  relationshipStatusSchema,
} from './profileFields.ts';

const changeSchema = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('nickname'), value: nicknameSchema }),
  z.strictObject({ field: z.literal('location'), value: z.string().max(100) }),
  z.strictObject({ field: z.literal('relationshipStatus'), value: relationshipStatusSchema }),
  z.strictObject({ field: z.literal('preferredSex'), value: preferredSexSchema }),
  z.strictObject({ field: z.literal('minIdealAge'), value: idealAgeSchema }),
  z.strictObject({ field: z.literal('maxIdealAge'), value: idealAgeSchema }),
  z.strictObject({ field: z.literal('bucketList'), value: bucketListSchema }),
]);

export type ProfileChange = z.infer<typeof changeSchema>;

/**
 * Changes fields of the member's own profile, all or none; the answer is the profile afterwards.
 * Whoever is open to romance must have chosen whom to meet. `location` names the profile and must
 * be its own: a change of it to anything else is refused.
 */
export const profileUpdate = defineCall({
  method: 'POST',
  path: '/profiles/updateProfileProperty',
  input: z.strictObject({
    location: z.string().min(1).max(100),
    changes: z.array(changeSchema).min(1).max(20),
  }),
  answer: profileSchema,
  errors: ['not-signed-in', 'profile-needed', 'location-mismatch', 'read-only-field'],
});
