/** The site cannot be started as it was asked to; the message says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
