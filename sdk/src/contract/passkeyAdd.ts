import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { line } from './line.ts';
import { newCredentialSchema, passkeySchema } from './passkey.ts';

/** Adds the passkey that the browser created, with a name that the user recognizes. */
export const passkeyAdd = defineCall({
  method: 'POST',
  path: '/auth/passkeys/add',
  input: z.strictObject({ name: line(50).min(1), credential: newCredentialSchema }),
  answer: passkeySchema,
  errors: ['not-signed-in', 'passkey-refused', 'too-much-kept'],
});
