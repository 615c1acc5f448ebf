import { defineCall, z } from './call.ts';
import { line } from './line.ts';

/** Removes one of the user's passkeys: it can no longer sign in. Needs a recent sign-in. */
export const passkeyRemove = defineCall({
  method: 'POST',
  path: '/auth/passkeys/remove',
  input: z.strictObject({ id: line(1364).min(1) }),
  response: z.object({}),
  errors: ['not-signed-in', 'recent-sign-in-needed'],
});
