import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { accountEndpoints } from './account/index.ts';
import { authEndpoints } from './auth/index.ts';
import { mailbox } from './dev/mailbox.ts';
import { openApi } from './dev/openApi.ts';
import { deskEndpoints } from './desk/index.ts';
import { invitationEndpoints } from './groups/invitations.ts';
import { memberGroupEndpoints } from './groups/memberGroups.ts';
import { healthEndpoints } from './health/health.ts';
import { inviteEndpoints } from './invites/index.ts';
import { passkeyEndpoints } from './passkeys/index.ts';
import { localCheckoutEndpoints } from './payments/local/routes.ts';
import { paymentEndpoints } from './payments/routes.ts';
import { peopleEndpoints } from './people/index.ts';
import { profileEndpoints } from './profiles/index.ts';
import { registrationEndpoints } from './registrations/index.ts';
import type { Services } from './services.ts';
import { localPath } from './social/local/client.ts';
import { localIdentity } from './social/local/mount.ts';
import { sessionEndpoints } from './sessions/index.ts';
import { loginAgain, socialEndpoints } from './social/routes.ts';
import { userEndpoints } from './users/index.ts';
import { videoEndpoints } from './videos/index.ts';
import { waitlistEndpoints } from './waitlist/index.ts';
import { bodies } from './http/body.ts';
import { clientAddress } from './http/client.ts';
import type { Environment } from './http/environment.ts';
import { errorResponse } from './http/errorResponse.ts';
import { ApiFailure } from './http/failure.ts';
import type { Endpoint } from './endpoint/handle.ts';
import { requests } from './http/requests.ts';
import { sameOrigin } from './http/sameOrigin.ts';

/** All endpoints below `/api`. */
export const calls: readonly Endpoint[] = [
  ...accountEndpoints,
  ...authEndpoints,
  ...deskEndpoints,
  ...invitationEndpoints,
  ...memberGroupEndpoints,
  ...healthEndpoints,
  ...inviteEndpoints,
  ...passkeyEndpoints,
  ...peopleEndpoints,
  ...profileEndpoints,
  ...registrationEndpoints,
  ...sessionEndpoints,
  ...socialEndpoints,
  ...userEndpoints,
  ...videoEndpoints,
  ...waitlistEndpoints,
].map((endpoint) => ({ ...endpoint, path: `/api${endpoint.path}` }));

const streamed = new Set(calls.flatMap((endpoint) => (endpoint.streamed ? endpoint.path : [])));

/** The whole API as one fetch handler. */
export function createApp(services: Services) {
  const { config, log, payments } = services;
  const clientOf = clientAddress(config.trustedProxies, config.proxySecret);
  const local = payments?.name === 'local' ? localCheckoutEndpoints : [];
  const endpoints = [...calls, loginAgain, ...paymentEndpoints, ...local];
  const app = new Hono<Environment>();

  app.use(requests(log));
  app.use(async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    await next();
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (isPage) c.header('Cache-Control', 'no-store, no-transform');
  });
  app.use(
    cors({ origin: config.siteUrl, credentials: true, allowMethods: ['GET', 'POST'], maxAge: 600 }),
  );
  app.use(bodies((path) => streamed.has(path) || path.startsWith(`${localPath}/`)));
  app.use(sameOrigin(config.siteUrl));
  app.use((c, next) => {
    // The database refuses such a text.
    if (new URL(c.req.url).pathname.includes('%00')) throw new ApiFailure('not-found');
    return next();
  });

  for (const { method, path, hasSideEffects, respond } of endpoints) {
    app.on(method, path, (c) => {
      if (hasSideEffects && c.req.method === 'HEAD') {
        throw new ApiFailure('method-not-allowed', undefined, { Allow: method });
      }
      const peer = getConnInfo(c).remote.address;
      const { 'x-forwarded-for': chain, forwarded, 'x-proxy-secret': proof } = c.req.header();
      const client = clientOf(peer, { 'x-forwarded-for': chain, forwarded }, proof);
      return respond({ ...services, c, client });
    });
  }
  if (!config.production) {
    app.route('/', mailbox(services));
    app.get('/dev/api.json', (c) => c.json(openApi(endpoints)));
    app.route('/', localIdentity(services));
  }
  for (const [path, methods] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    if (methods.some(({ isHidden }) => isHidden)) continue;
    const allow = methods.map((endpoint) => endpoint.method).join(', ');
    app.all(path, () => {
      throw new ApiFailure('method-not-allowed', undefined, { Allow: allow });
    });
  }
  app.notFound((c) => errorResponse(log)(new ApiFailure('not-found'), c));
  app.onError((error, c) => errorResponse(log)(error, c));
  return app;
}
