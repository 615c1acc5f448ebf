/** A release that must not go live. The message says what is wrong and what to do. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
