import { defineCall, z } from './call.ts';

/** Ends all of the user's sessions, this one too. Needs a recent sign-in. */
export const sessionEndAll = defineCall({
  method: 'POST',
  path: '/auth/sessions/end-all',
  input: z.strictObject({}),
  response: z.object({}),
  errors: ['not-signed-in', 'recent-sign-in-needed'],
});
