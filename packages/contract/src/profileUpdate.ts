import { defineCall, z } from './call.ts';
import { profileSchema } from './profile.ts';
import {
  bucketListSchema,
  idealAgeSchema,
  nicknameSchema,
  preferredSexSchema,
  relationshipStatusSchema,
} from './profileFields.ts';

/** Fields that cannot change once the profile exists. */
const readOnlyFields = ['firstName', 'userSex', 'age', 'location'] as const;

const changeSchema = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('nickname'), value: nicknameSchema }),
  z.strictObject({ field: z.literal(readOnlyFields), value: z.unknown() }),
  z.strictObject({ field: z.literal('relationshipStatus'), value: relationshipStatusSchema }),
  z.strictObject({ field: z.literal('preferredSex'), value: preferredSexSchema }),
  z.strictObject({ field: z.literal('minIdealAge'), value: idealAgeSchema }),
  z.strictObject({ field: z.literal('maxIdealAge'), value: idealAgeSchema }),
  z.strictObject({ field: z.literal('bucketList'), value: bucketListSchema }),
]);

export type ProfileChange = z.infer<typeof changeSchema>;

/**
 * Changes fields of the member's own profile: all or none. Returns the changed profile. A member
 * who is open to romance must have chosen whom to meet. `location` must be the one of the profile.
 * {@link readOnlyFields} only accept their current value.
 */
export const profileUpdate = defineCall({
  method: 'POST',
  path: '/profiles/updateProfileProperty',
  input: z.strictObject({
    location: z.string().min(1).max(100),
    changes: z.array(changeSchema).min(1).max(20),
  }),
  response: profileSchema,
  errors: ['not-signed-in', 'profile-needed', 'location-mismatch', 'read-only-field'],
});
