import { z } from './zod.ts';

/** Every error code of the API with its HTTP status. */
export const errorStatus = {
  'malformed-request': 400,
  'malformed-json': 400,
  'invalid-input': 400,
  'wrong-code': 400,
  'wrong-link': 400,
  'newer-link': 400,
  'invite-invalid': 400,
  'sign-in-failed': 400,
  'email-unverified': 400,
  'passkey-refused': 400,
  'malformed-form': 400,
  'read-only-field': 400,
  'not-signed-in': 401,
  'cross-origin': 403,
  'profile-needed': 403,
  'recent-sign-in-needed': 403,
  'video-hidden': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'profile-exists': 409,
  'invite-active': 409,
  'place-not-open': 409,
  'location-mismatch': 409,
  'too-much-kept': 409,
  'too-soon': 409,
  'rule-broken': 409,
  'group-changed': 409,
  'group-closed': 409,
  'answer-too-late': 409,
  'too-slow': 408,
  'body-too-large': 413,
  'video-too-long': 413,
  'wrong-content-type': 415,
  'wrong-video-type': 415,
  'wrong-video-codec': 415,
  'no-such-range': 416,
  'too-many-requests': 429,
  'headers-too-large': 431,
  unexpected: 500,
  unavailable: 502,
  'not-ready': 503,
  'mail-failed': 503,
  'payment-unavailable': 503,
} as const;

/** An error code. Codes never change once a client may know them. */
export type ErrorCode = keyof typeof errorStatus;

/** The error codes that any call can return. */
export const generalErrors = [
  'malformed-request',
  'malformed-json',
  'invalid-input',
  'cross-origin',
  'not-found',
  'method-not-allowed',
  'too-slow',
  'body-too-large',
  'wrong-content-type',
  'headers-too-large',
  'unexpected',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/**
 * The body of every response outside 2xx. `message` is a sentence to show to the user. `requestId`
 * is the one in the server's log; it is missing if no server was reached (`unavailable`). `code` is
 * open, because an older client may meet a newer one.
 */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string().optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
