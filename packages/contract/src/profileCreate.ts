import { defineCall, z } from './call.ts';
import { inviteCodeSchema } from './invite.ts';
import { line } from './line.ts';
import {
  ageSchema,
  idealAgeSchema,
  isRomantic,
  locationSchema,
  nicknameSchema,
  preferredSexSchema,
  relationshipStatusSchema,
  sexSchema,
} from './profileFields.ts';
import { userSchema } from './user.ts';

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
