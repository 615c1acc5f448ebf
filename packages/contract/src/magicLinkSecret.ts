import { defineCall, z } from './call.ts';
import { emailSchema } from './email.ts';

/** Signs in with the secret of a mailed link. `newer-link`: it is over, but that of a later mail is not. */
export const magicLinkSecret = defineCall({
  method: 'POST',
  path: '/auth/magic-link/secret',
  input: z.strictObject({ email: emailSchema, secret: z.string().trim().min(1).max(200) }),
  response: z.object({ email: z.string() }),
  errors: ['wrong-link', 'newer-link', 'too-many-requests'],
});
