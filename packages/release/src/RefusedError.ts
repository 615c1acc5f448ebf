/** A release must not go live. The message says what is wrong and how to fix it. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
