import type { ErrorCode } from '@emberite/sdk/contract/errors';

/** What is said when a failure has nothing more precise to say. */
const sentences: Readonly<Record<ErrorCode, string>> = {
  'malformed-request': 'This is no request that can be understood.',
  'malformed-json': 'The body is not valid JSON.',
  'invalid-input': 'Something in this request is not right.',
  'wrong-code': 'Invalid or expired code. Please try again.',
  'wrong-link': 'Invalid or expired link. Please request a new magic link.',
  'invite-invalid': 'Invite code is invalid or expired.',
  'sign-in-failed': 'Authentication failed. Please try again.',
  'email-unverified':
    'Your e-mail address is not confirmed there. Please sign in with a code by e-mail instead.',
  'passkey-refused': 'This passkey could not be used. Please try again or sign in another way.',
  'malformed-form': 'The body must be a complete multipart form.',
  'read-only-field': 'This cannot be changed any more.',
  'not-signed-in': 'Please sign in first.',
  'cross-origin': 'This can only be done from the site itself.',
  'profile-needed': 'Please finish your profile first.',
  'video-hidden': 'This video cannot be seen yet.',
  'not-found': 'There is nothing here.',
  'method-not-allowed': 'This cannot be asked in that way.',
  'profile-exists': 'You already have a profile.',
  'invite-active':
    'You already have an active invite. You can create a new one after the current one expires.',
  'location-mismatch': 'Your profile belongs to another location.',
  'too-much-kept': 'This is more than can be kept.',
  'too-slow': 'The request took too long to arrive.',
  'body-too-large': 'This is more than can be sent at once.',
  'wrong-content-type': 'The body must be JSON, sent as application/json.',
  'wrong-video-type': 'The video must be an mp4 or webm recording.',
  'no-such-range': 'The file has no such part.',
  'too-many-requests': 'That was tried too often. Please try again later.',
  'headers-too-large': 'The headers of the request are too long.',
  unexpected: 'An unexpected error occurred.',
  'not-ready': 'The database does not answer right now.',
  unavailable: 'The service cannot be reached right now. Please try again in a moment.',
  'mail-failed': 'The e-mail could not be sent. Please try again later.',
  'payment-unavailable': 'Payments cannot be made right now. Please try again later.',
};

/** Ends a request with an error code of the contract. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message?: string, headers: Record<string, string> = {}) {
    super(message ?? sentences[code]);
    this.code = code;
    this.headers = headers;
  }
}
