import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { Environment } from './environment.ts';
import { ApiFailure } from './failure.ts';
import { jsonMaxBytes } from './input.ts';
import { bodyTimeout } from './server.ts';

const limited = bodyLimit({
  maxSize: jsonMaxBytes,
  onError: () => {
    // The rest of the body is left unread, so the connection cannot carry another request.
    throw new ApiFailure('body-too-large', undefined, { Connection: 'close' });
  },
});

/**
 * Reads the body of every request first: an unread body would break the connection for the next
 * request. Calls for which `isStreamed` is true read it themselves.
 */
export function bodies(isStreamed: (path: string) => boolean) {
  return createMiddleware<Environment>(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || isStreamed(c.req.path)) return next();
    return limited(c, async () => {
      const { promise: late, reject } = Promise.withResolvers<never>();
      const slow = setTimeout(() => {
        reject(new ApiFailure('too-slow', undefined, { Connection: 'close' }));
      }, bodyTimeout);
      const whole = c.req.text().finally(() => clearTimeout(slow));
      await Promise.race([whole, late]).catch((error: unknown) => {
        if (error instanceof ApiFailure) throw error;
        // Nobody receives this: the connection is gone.
        throw new ApiFailure('malformed-json', 'The body is incomplete.');
      });
      await next();
    });
  });
}
