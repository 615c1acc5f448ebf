import { defineCall, z } from './call.ts';
import { passkeyOptionsSchema } from './passkey.ts';

/** Begins a sign-in with a passkey. Pass the response to `navigator.credentials.get`. */
export const passkeySignInBegin = defineCall({
  method: 'POST',
  path: '/auth/passkeys/sign-in/begin',
  input: z.strictObject({}),
  response: passkeyOptionsSchema,
  errors: ['too-many-requests'],
});
