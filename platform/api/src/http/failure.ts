import type { ErrorCode } from '@emberite/contract/errors';

/** Fallback messages, used when a failure has no more specific one. */
const sentences: Readonly<Record<ErrorCode, string>> = {
  'malformed-request': 'We could not understand this request.',
  'malformed-json': 'The body is not valid JSON.',
  'invalid-input': 'This request is not valid.',
  'wrong-code': 'Invalid or expired code. Please try again.',
  'wrong-link': 'Invalid or expired link. Please request a new magic link.',
  'newer-link': 'This link is from an earlier email. Use the newest one.',
  'invite-invalid': 'Invite code is invalid or expired.',
  'sign-in-failed': 'Authentication failed. Please try again.',
  'email-unverified':
    'This provider has not verified your email address. Please sign in with an email code instead.',
  'passkey-refused': 'We could not use this passkey. Please try again or sign in another way.',
  'malformed-form': 'The body must be a complete multipart form.',
  'read-only-field': 'This can no longer be changed.',
  'not-signed-in': 'Please sign in first.',
  'cross-origin': 'This request must come from the site itself.',
  'profile-needed': 'Please complete your profile first.',
  'recent-sign-in-needed': 'To protect your account, please sign in again first.',
  'video-hidden': 'This video is not visible to you yet.',
  'not-found': 'We could not find this.',
  'method-not-allowed': 'This method is not allowed.',
  'profile-exists': 'You already have a profile.',
  'invite-active':
    'You already have an active invite. You can create a new one after the current one expires.',
  'place-not-open': 'Groups do not form where you live yet. We will email you when they do.',
  'location-mismatch': 'Your profile is for a different location.',
  'too-much-kept': 'You have reached the limit for this.',
  'too-soon': 'An evening must be at least seven days ahead. Please choose a later date or time.',
  'rule-broken': 'This group breaks a rule.',
  'group-changed': 'This evening has changed meanwhile. Please look at it as it is now.',
  'group-closed': 'This evening can no longer be changed.',
  'answer-too-late': 'It is too late to answer. Please write to us.',
  'too-slow': 'The request took too long to arrive.',
  'body-too-large': 'This request is too large.',
  'video-too-long': 'The video must not be longer than 20 seconds.',
  'wrong-content-type': 'The body must be JSON, with the content type application/json.',
  'wrong-video-type': 'The video must be a complete MP4, MOV or WebM file.',
  'wrong-video-codec': 'Browsers cannot play this video.',
  'no-such-range': 'The requested range is outside the file.',
  'too-many-requests': 'Too many attempts. Please try again later.',
  'headers-too-large': 'The request headers are too large.',
  unexpected: 'An unexpected error occurred.',
  'not-ready': 'The database is not responding.',
  unavailable: 'We cannot reach Ember right now. Please try again in a moment.',
  'mail-failed': 'We could not send the email. Please try again later.',
  'payment-unavailable': 'Payments are not available right now. Please try again later.',
};

/** Ends a request with an error code from the contract. */
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
