import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Log } from '../log.ts';
import type { Environment } from './environment.ts';

const plausibleId = /^[\w-]{8,64}$/;

/**
 * Gives each request an id (the gateway's, if it sent one), says it in the answer, and logs one line
 * a request. The query is left out: it can carry addresses and codes.
 */
export function requests(log: Log) {
  return createMiddleware<Environment>(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const id = plausibleId.test(given) ? given : randomUUID();
    const start = performance.now();
    c.set('requestId', id);
    await next();
    c.header('X-Request-Id', id);
    log.info('request', {
      id,
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  });
}
