import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log.ts';
import type { Environment, HonoContext } from './environment.ts';

/** What every request passes through. */
const everything = '/*';

/** The pattern that a request's path fits; nothing that somebody put into it. */
function patternOf(c: HonoContext): string {
  return matchedRoutes(c).find(({ path }) => path !== everything)?.path ?? everything;
}

/**
 * Gives each request an id of its own, whatever the client calls it, says it in the answer, and logs
 * one line a request. Of the address only the pattern is told: the rest can carry addresses of
 * people and codes.
 */
export function requests(log: Log) {
  return createMiddleware<Environment>(async (c, next) => {
    const id = randomUUID();
    const start = performance.now();
    c.set('requestId', id);
    await next();
    c.header('X-Request-Id', id);
    log.info('request', {
      id,
      method: c.req.method,
      path: patternOf(c),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  });
}
