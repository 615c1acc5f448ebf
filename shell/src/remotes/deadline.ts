/** A page's release did not arrive in time. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** The outcome of `work`, or a {@link DeadlineError} after `ms` milliseconds. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`No answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
