import { defineCall, z } from './call.ts';
import { passkeyOptionsSchema } from './passkey.ts';

/**
 * Begins to add a passkey. Pass the response to `navigator.credentials.create`. Needs a recent
 * sign-in.
 */
export const passkeyBegin = defineCall({
  method: 'POST',
  path: '/auth/passkeys/begin',
  input: z.strictObject({}),
  response: passkeyOptionsSchema,
  errors: ['not-signed-in', 'recent-sign-in-needed', 'too-much-kept'],
});
