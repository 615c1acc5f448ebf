import { ApiError, NetworkError, TimeoutError } from './errors.ts';

const unexpected = 'An unexpected error occurred.';

/** Codes whose sentence is ours; for the rest the server's own is shown. */
const sentences: Readonly<Record<string, string>> = {
  'cross-origin': 'Please reload this page and try again.',
  'not-signed-in': 'Your session has ended. Please sign in again.',
  'too-many-requests': 'Too many tries. Please wait a few minutes and try again.',
  unavailable: 'We cannot reach Ember right now. Please try again in a moment.',
  unexpected,
  'unexpected-answer': unexpected,
};

/**
 * The sentence to show for any error: what a call, an upload or anything else threw. Where a page
 * has a sentence of its own for a failure, it shows that instead.
 */
export function errorToMessage(error: unknown): string {
  if (error instanceof ApiError) return sentences[error.code] ?? error.message;
  if (error instanceof NetworkError) {
    return 'We cannot reach Ember. Please check your connection and try again.';
  }
  if (error instanceof TimeoutError) return 'Ember is taking too long to answer. Please try again.';
  return unexpected;
}
