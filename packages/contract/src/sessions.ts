import { defineCall, z } from './call.ts';
import { line } from './line.ts';

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

/** Ends one of the user's sessions: that browser is signed out. Needs a recent sign-in. */
export const sessionEnd = defineCall({
  method: 'POST',
  path: '/auth/sessions/end',
  input: z.strictObject({ id: line(100).min(1) }),
  response: z.object({}),
  errors: ['not-signed-in', 'recent-sign-in-needed'],
});

/** Ends all of the user's sessions, this one too. Needs a recent sign-in. */
export const sessionEndAll = defineCall({
  method: 'POST',
  path: '/auth/sessions/end-all',
  input: z.strictObject({}),
  response: z.object({}),
  errors: ['not-signed-in', 'recent-sign-in-needed'],
});
