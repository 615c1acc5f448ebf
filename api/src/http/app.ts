import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { authEndpoints } from '../auth/index.ts';
import { mailbox } from '../dev/mailbox.ts';
import { health } from '../health/health.ts';
import { inviteEndpoints } from '../invites/index.ts';
import { profileEndpoints } from '../profiles/index.ts';
import type { Services } from '../services.ts';
import { userEndpoints } from '../users/index.ts';
import { clientAddress } from './client.ts';
import type { Environment } from './environment.ts';
import { errorAnswer } from './errorAnswer.ts';
import { ApiFailure } from './failure.ts';
import { jsonMaxBytes } from './input.ts';
import { requests } from './requests.ts';
import { sameOrigin } from './sameOrigin.ts';

/** Where the calls stand on the site. */
const base = '/api';

const endpoints = [...authEndpoints, ...inviteEndpoints, ...profileEndpoints, ...userEndpoints];

/** Everything the API answers, as one fetch handler. */
export function createApp(services: Services) {
  const { config, log } = services;
  const clientOf = clientAddress(config.trustedProxies);
  const app = new Hono<Environment>();

  app.use(requests(log));
  app.use(async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: jsonMaxBytes,
      onError: () => {
        // The rest of the body is not read, so the connection cannot carry another request.
        throw new ApiFailure('body-too-large', undefined, { Connection: 'close' });
      },
    }),
  );
  // Read before anything is decided: a body left unread would spoil the connection for whatever
  // comes next on it.
  app.use(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await c.req.text();
    await next();
  });
  app.use(sameOrigin(config.siteUrl));

  for (const { method, path, respond } of endpoints) {
    app.on(method, base + path, (c) => {
      const peer = getConnInfo(c).remote.address;
      return respond({ ...services, c, client: clientOf(peer, c.req.header('x-forwarded-for')) });
    });
  }
  app.route(base, health(services));
  if (!config.production) app.route('/', mailbox(services));
  for (const [path, methods] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    const allow = methods.map((endpoint) => endpoint.method).join(', ');
    app.all(base + path, () => {
      throw new ApiFailure('method-not-allowed', undefined, { Allow: allow });
    });
  }
  app.notFound((c) => errorAnswer(log)(new ApiFailure('not-found'), c));
  app.onError((error, c) => errorAnswer(log)(error, c));
  return app;
}
