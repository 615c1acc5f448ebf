import { defineCall, z } from './call.ts';

/** A browser in which the user is signed in. */
const openSessionSchema = z.object({
  id: z.string(),
  /** The browser and system, like `Firefox on Windows`; empty if unknown. */
  device: z.string(),
  /** When the user signed in there, in ISO. */
  signedInAt: z.iso.datetime(),
  /** Whether this is the session that made the request. */
  isThis: z.boolean(),
});

/** Lists the user's sessions: this one first, then the newest. */
export const sessionList = defineCall({
  method: 'GET',
  path: '/auth/sessions',
  input: z.strictObject({}),
  response: z.object({ sessions: z.array(openSessionSchema) }),
  errors: ['not-signed-in'],
});

export type OpenSession = z.infer<typeof openSessionSchema>;
