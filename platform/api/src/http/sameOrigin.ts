import { createMiddleware } from 'hono/factory';
import type { Environment } from './environment.ts';
import { ApiFailure } from './failure.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a browser sends on behalf of another site. Browsers declare the source of a
 * write by Origin, Sec-Fetch-Site or both. A client that sends neither is not a browser, so it does
 * not send a user's cookies automatically.
 */
export function sameOrigin(siteUrl: string) {
  return createMiddleware<Environment>(async (c, next) => {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const own =
      site === 'same-origin' ||
      origin === siteUrl ||
      (origin === undefined && (site === undefined || site === 'none'));
    if (!own && !reading.has(c.req.method)) throw new ApiFailure('cross-origin');
    await next();
  });
}
