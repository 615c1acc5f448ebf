import { defineCall, z } from './call.ts';
import { emailSchema } from './email.ts';
import { patience } from './patience.ts';

/**
 * Mails a link and a 6-digit code, good for one sign-in within 15 minutes. Earlier ones for the
 * same address stop working once the mail is accepted. Returns the same whether or not the address is known.
 */
export const magicLinkSend = defineCall({
  method: 'POST',
  path: '/auth/magic-link/send',
  input: z.strictObject({ email: emailSchema }),
  response: z.object({}),
  errors: ['too-many-requests', 'mail-failed'],
  patience: patience.mailCall,
});
