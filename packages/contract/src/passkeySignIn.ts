import { defineCall, z } from './call.ts';
import { usedCredentialSchema } from './passkey.ts';

/** Signs in with the browser's signature. */
export const passkeySignIn = defineCall({
  method: 'POST',
  path: '/auth/passkeys/sign-in',
  input: z.strictObject({ credential: usedCredentialSchema }),
  response: z.object({ email: z.string() }),
  errors: ['passkey-refused'],
});
