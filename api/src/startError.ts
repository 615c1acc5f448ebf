/** A problem that the operator must fix before the API can start. The message explains it. */
export class StartError extends Error {
  override name = 'StartError';
}
