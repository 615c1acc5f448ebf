import { defineCall, z } from './call.ts';
import { emailSchema } from './email.ts';

/**
 * Deletes the signed-in user with all data and files, ends all sessions and refunds a deposit, later if
 * that cannot be done now. `email` is the user's own address, typed as a confirmation. Needs a recent sign-in.
 */
export const userDelete = defineCall({
  method: 'POST',
  path: '/users/delete',
  input: z.strictObject({ email: emailSchema }),
  response: z.object({}),
  errors: ['not-signed-in', 'recent-sign-in-needed'],
});
