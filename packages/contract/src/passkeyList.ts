import { defineCall, z } from './call.ts';
import { passkeySchema } from './passkey.ts';

/** Lists the user's passkeys, oldest first. */
export const passkeyList = defineCall({
  method: 'GET',
  path: '/auth/passkeys',
  input: z.strictObject({}),
  response: z.object({ passkeys: z.array(passkeySchema) }),
  errors: ['not-signed-in'],
});
