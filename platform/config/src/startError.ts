/** A problem that the operator must solve before a program can start. The message says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Tells the operator why a program ends, with code 1. Only what is not a {@link StartError} has a stack. */
export function complain(error: unknown): void {
  const isKnown = error instanceof StartError;
  process.stderr.write(`${isKnown ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
