import { defineCall, z } from './call.ts';
import { userSchema } from './user.ts';

/** Returns the signed-in user, or a 401 for visitors. */
export const currentUser = defineCall({
  method: 'GET',
  path: '/users/currentUser',
  input: z.strictObject({}),
  response: userSchema,
  errors: ['not-signed-in'],
});
