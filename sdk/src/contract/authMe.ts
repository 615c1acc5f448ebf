import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { userSchema } from './user.ts';

/** Who is signed in. A visitor gets null with status 200, never a 401. */
export const authMe = defineCall({
  method: 'GET',
  path: '/auth/me',
  input: z.strictObject({}),
  answer: userSchema.nullable(),
  errors: [],
});
