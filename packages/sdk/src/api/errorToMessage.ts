import { isOffline, offlineSentence } from '@emberite/sdk/offline';
import { ApiError, NetworkError, TimeoutError } from './errors.ts';

const unexpected = 'An unexpected error occurred.';

/** Error codes with our own message. For all others we show the server's message. */
const sentences: Readonly<Record<string, string>> = {
  'cross-origin': 'Please reload this page and try again.',
  'not-signed-in': 'Your session has ended. Please sign in again.',
  'recent-sign-in-needed':
    'To protect your account, please sign in again first. You will come back to this page.',
  unavailable: 'We cannot reach Ember right now. Please try again in a moment.',
  unexpected,
  'unexpected-response': unexpected,
};

/**
 * Returns the message to show for any error, whether a call, an upload or something else threw it.
 * A page that has its own message for a failure shows that instead.
 */
export function errorToMessage(error: unknown): string {
  if (error instanceof ApiError) return sentences[error.code] ?? error.message;
  if (error instanceof NetworkError) {
    if (isOffline()) return offlineSentence;
    return 'We cannot reach Ember. Please check your connection and try again.';
  }
  if (error instanceof TimeoutError)
    return 'Ember is taking too long to respond. Please try again.';
  return unexpected;
}
