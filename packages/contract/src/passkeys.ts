import { defineCall, z } from './call.ts';
import { line } from './line.ts';
import {
  newCredentialSchema,
  passkeyOptionsSchema,
  passkeySchema,
  usedCredentialSchema,
} from './passkey.ts';

/**
 * Begins to add a passkey. Pass the response to `navigator.credentials.create`. Needs a recent
 * sign-in.
 */
export const passkeyBegin = defineCall({
  method: 'POST',
  path: '/auth/passkeys/begin',
  input: z.strictObject({}),
  response: passkeyOptionsSchema,
  errors: ['not-signed-in', 'recent-sign-in-needed', 'too-much-kept'],
});

/**
 * Adds the passkey that the browser created, with a name that the user recognizes. Needs a recent
 * sign-in.
 */
export const passkeyAdd = defineCall({
  method: 'POST',
  path: '/auth/passkeys/add',
  input: z.strictObject({ name: line(50).min(1), credential: newCredentialSchema }),
  response: passkeySchema,
  errors: [
    'not-signed-in',
    'recent-sign-in-needed',
    'too-many-requests',
    'passkey-refused',
    'too-much-kept',
  ],
});

/** Lists the user's passkeys, oldest first. */
export const passkeyList = defineCall({
  method: 'GET',
  path: '/auth/passkeys',
  input: z.strictObject({}),
  response: z.object({ passkeys: z.array(passkeySchema) }),
  errors: ['not-signed-in'],
});

/** Removes one of the user's passkeys: it can no longer sign in. Needs a recent sign-in. */
export const passkeyRemove = defineCall({
  method: 'POST',
  path: '/auth/passkeys/remove',
  input: z.strictObject({ id: line(1364).min(1) }),
  response: z.object({}),
  errors: ['not-signed-in', 'recent-sign-in-needed'],
});

/** Begins a sign-in with a passkey. Pass the response to `navigator.credentials.get`. */
export const passkeySignInBegin = defineCall({
  method: 'POST',
  path: '/auth/passkeys/sign-in/begin',
  input: z.strictObject({}),
  response: passkeyOptionsSchema,
  errors: ['too-many-requests'],
});

/** Signs in with the browser's signature. */
export const passkeySignIn = defineCall({
  method: 'POST',
  path: '/auth/passkeys/sign-in',
  input: z.strictObject({ credential: usedCredentialSchema }),
  response: z.object({ email: z.string() }),
  errors: ['passkey-refused'],
});
