import { defineCall, z } from './call.ts';
import { line } from './line.ts';

/** Ends one of the user's sessions: that browser is signed out. Needs a recent sign-in. */
export const sessionEnd = defineCall({
  method: 'POST',
  path: '/auth/sessions/end',
  input: z.strictObject({ id: line(100).min(1) }),
  response: z.object({}),
  errors: ['not-signed-in', 'recent-sign-in-needed'],
});
