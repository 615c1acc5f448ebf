/** Work took longer than its timeout. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Settles like `work`, or rejects with a {@link TimeoutError} after `ms` milliseconds. */
export function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(`Timed out after ${ms} ms.`)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
