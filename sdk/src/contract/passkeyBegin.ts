import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { passkeyOptionsSchema } from './passkey.ts';

/** Begins to add a passkey. Pass the answer to `navigator.credentials.create`. */
export const passkeyBegin = defineCall({
  method: 'POST',
  path: '/auth/passkeys/begin',
  input: z.strictObject({}),
  answer: passkeyOptionsSchema,
  errors: ['not-signed-in', 'too-much-kept'],
});
