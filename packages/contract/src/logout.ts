import { defineCall, z } from './call.ts';

/** Ends this session. Returns the same if there is none. */
export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  input: z.strictObject({}),
  response: z.object({}),
  errors: [],
});
