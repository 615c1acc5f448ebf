import { defineCall, z } from './call.ts';
import { inviteCodeSchema } from './invite.ts';
import { line } from './line.ts';
import { profileSchema } from './profile.ts';
import {
  ageSchema,
  bucketListSchema,
  idealAgeSchema,
  isRomantic,
  locationSchema,
  nicknameSchema,
  preferredSexSchema,
  relationshipStatusSchema,
  sexSchema,
} from './profileFields.ts';
import { userSchema } from './user.ts';

/** Returns the signed-in member's profile, or a 404 if there is none at that location. */
export const profileGet = defineCall({
  method: 'GET',
  path: '/profiles',
  input: z.strictObject({ location: z.string().min(1).max(100) }),
  response: profileSchema,
  errors: ['not-signed-in'],
});

const newProfileSchema = z
  .strictObject({
    location: locationSchema,
    /** City or postal code if the location is `Other`; empty otherwise. */
    newLocation: line(100),
    firstName: line(50),
    nickname: nicknameSchema,
    relationshipStatus: relationshipStatusSchema,
    userSex: sexSchema,
    preferredSex: preferredSexSchema,
    age: ageSchema,
    minIdealAge: idealAgeSchema,
    maxIdealAge: idealAgeSchema,
  })
  .refine((profile) => profile.location !== 'Other' || profile.newLocation !== '', {
    path: ['newLocation'],
    error: 'Please select a valid location.',
  })
  .refine((profile) => profile.location === 'Other' || profile.newLocation === '', {
    path: ['newLocation'],
    error: 'A city or postal code belongs to the location Other only.',
  })
  .refine((profile) => !isRomantic(profile.relationshipStatus) || profile.preferredSex.length > 0, {
    path: ['preferredSex'],
    error: 'Please select whom you want to meet.',
  })
  .refine((profile) => profile.minIdealAge <= profile.maxIdealAge, {
    path: ['maxIdealAge'],
    error: 'The ideal age range must not end before it begins.',
  });

/**
 * Creates the signed-in user's profile and uses the invite once: both or neither. Sending the same
 * request twice has no further effect; a different second profile is refused. Returns the user.
 */
export const profileCreate = defineCall({
  method: 'POST',
  path: '/profiles',
  input: z.strictObject({
    profile: newProfileSchema,
    inviteCode: inviteCodeSchema
      .min(1, 'Please enter your invite code.')
      .includes('-', 'Incorrect invite code format.'),
  }),
  response: userSchema,
  errors: ['not-signed-in', 'invite-invalid', 'profile-exists', 'too-many-requests'],
});

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
