import { defineCall, z } from './call.ts';
import { userSchema } from './user.ts';

/** Returns the signed-in user. Visitors get null with status 200, never a 401. */
export const authMe = defineCall({
  method: 'GET',
  path: '/auth/me',
  input: z.strictObject({}),
  response: userSchema.nullable(),
  errors: [],
});
