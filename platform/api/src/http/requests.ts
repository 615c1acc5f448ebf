import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Log } from '@emberite/config/log';
import type { Environment, HonoContext } from './environment.ts';

const everything = '/*';

/** The route pattern of a request, without any values from its path. */
function patternOf(c: HonoContext): string {
  return matchedRoutes(c).find(({ path }) => path !== everything)?.path ?? everything;
}

/**
 * Gives each request an id, sends it in the response, and logs one line per request. It ignores ids
 * from clients. It logs only the pattern of the path, because the rest may contain email addresses
 * and codes.
 */
export function requests(log: Log) {
  return createMiddleware<Environment>(async (c, next) => {
    const id = randomUUID();
    const start = performance.now();
    c.set('requestId', id);
    await next();
    c.header('X-Request-Id', id);
    log({
      event: 'request',
      id,
      method: c.req.method,
      path: patternOf(c),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  });
}
