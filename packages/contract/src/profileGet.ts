import { defineCall, z } from './call.ts';
import { profileSchema } from './profile.ts';

/** Returns the signed-in member's profile, or a 404 if there is none at that location. */
export const profileGet = defineCall({
  method: 'GET',
  path: '/profiles',
  input: z.strictObject({ location: z.string().min(1).max(100) }),
  response: profileSchema,
  errors: ['not-signed-in'],
});
