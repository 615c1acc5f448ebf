import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { emailSchema } from './email.ts';

/**
 * Deletes the signed-in user with everything kept of them, files included, ends all their sessions
 * and pays a deposit back. `email` is their own address, typed to show that it is meant.
 */
export const userDelete = defineCall({
  method: 'POST',
  path: '/users/delete',
  input: z.strictObject({ email: emailSchema }),
  answer: z.object({}),
  errors: ['not-signed-in', 'payment-unavailable'],
});
