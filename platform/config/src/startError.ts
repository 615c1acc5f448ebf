/** A problem that the operator must solve before a program can start. The message says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
