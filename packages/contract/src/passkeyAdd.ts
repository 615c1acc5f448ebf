import { defineCall, z } from './call.ts';
import { line } from './line.ts';
import { newCredentialSchema, passkeySchema } from './passkey.ts';

/**
 * Adds the passkey that the browser created, with a name that the user recognizes. Needs a recent
 * sign-in.
 */
export const passkeyAdd = defineCall({
  method: 'POST',
  path: '/auth/passkeys/add',
  input: z.strictObject({ name: line(50).min(1), credential: newCredentialSchema }),
  response: passkeySchema,
  errors: ['not-signed-in', 'recent-sign-in-needed', 'passkey-refused', 'too-much-kept'],
});
