/** Something the operator must put right before the API can start; the message says what. */
export class StartError extends Error {
  override name = 'StartError';
}
