import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { emailSchema } from './email.ts';

/**
 * Mails a link and a 6-digit code, both good for one sign-in within 15 minutes; earlier ones to the
 * same address stop working. Answers the same whether the address is known or not.
 */
export const magicLinkSend = defineCall({
  method: 'POST',
  path: '/auth/magic-link/send',
  input: z.strictObject({ email: emailSchema }),
  answer: z.object({}),
  errors: ['too-many-requests', 'mail-failed'],
});
