import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { userSchema } from './user.ts';

/** The signed-in user; 401 for a visitor. */
export const currentUser = defineCall({
  method: 'GET',
  path: '/users/currentUser',
  input: z.strictObject({}),
  answer: userSchema,
  errors: ['not-signed-in'],
});
