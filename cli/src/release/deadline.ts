import { RefusedError } from './RefusedError.ts';

/** How long the code of a page may take for one thing, in milliseconds. It needs a few. */
const longest = 10_000;

/**
 * Waits for the code of a release, which may never end. Throws a {@link RefusedError} when that
 * takes too long. `what` is the beginning of a sentence, like `mf-events loads /x`. Code that
 * blocks the thread cannot be stopped in this way.
 */
export async function withDeadline<T>(what: string, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new RefusedError(`${what} for longer than ${longest / 1_000} s. Fix the page.`));
  }, longest);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
