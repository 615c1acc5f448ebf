import { expect, test } from 'vitest';
import { ApiError, NetworkError, TimeoutError, errorToMessage } from '@emberite/sdk/api';

test.each([
  [new ApiError({ code: 'wrong-code', message: 'Try again.', status: 400 }), 'Try again.'],
  [new ApiError({ code: 'from-the-future', message: 'New rule.', status: 409 }), 'New rule.'],
  [
    new ApiError({ code: 'not-signed-in', message: 'x', status: 401 }),
    'Your session has ended. Please sign in again.',
  ],
  [
    new ApiError({ code: 'unexpected', message: 'x', status: 500 }),
    'An unexpected error occurred.',
  ],
  [new NetworkError(), 'We cannot reach Ember. Please check your connection and try again.'],
  [new TimeoutError(), 'Ember is taking too long to respond. Please try again.'],
  [new RangeError('internal'), 'An unexpected error occurred.'],
  ['nonsense', 'An unexpected error occurred.'],
])('%s', (error, sentence) => {
  expect(errorToMessage(error)).toBe(sentence);
});
