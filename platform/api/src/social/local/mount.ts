import type { IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import { emailSchema } from '@emberite/contract/email';
import { formPolicy } from '../../dev/localPage.ts';
import type { Environment } from '../../http/environment.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { accountId } from './accounts.ts';
import { localPath } from './client.ts';
import { signInPage } from './page.ts';

/**
 * Adapts a request for the provider, which does not know that it is mounted below a path. Its
 * redirects always go to the site, whatever host name was used.
 */
function below(
  request: IncomingMessage & { originalUrl?: string },
  siteUrl: string,
): IncomingMessage {
  const { host, protocol } = new URL(siteUrl);
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  request.originalUrl = request.url ?? '/';
  request.url = request.originalUrl.slice(localPath.length) || '/';
  return request;
}

/** The local provider and its sign-in page. Never mounted in production. */
export function localIdentity(services: Services) {
  const { siteUrl } = services.config;
  const app = new Hono<Environment>();
  let made: Promise<Provider> | undefined;
  // Loaded on first use, so that a start does not wait for it.
  const provider = () =>
    (made ??= import('./provider.ts').then((module) => module.createLocalProvider(services)));
  const details = async ({ incoming, outgoing }: Environment['Bindings']) => {
    const found = await (await provider()).interactionDetails(incoming, outgoing).catch(() => null);
    if (!found) throw new ApiFailure('not-found', 'This sign-in has expired. Please start again.');
    return found;
  };

  app.get(`${localPath}/interaction/:uid`, async (c) => {
    const { params } = await details(c.env);
    c.header('Content-Security-Policy', formPolicy);
    return c.html(
      signInPage({
        action: c.req.path,
        name: params.client_id === 'ember-google' ? 'Google' : 'Microsoft',
        email: String(params.login_hint ?? ''),
      }),
    );
  });
  app.post(`${localPath}/interaction/:uid`, async (c) => {
    await details(c.env);
    const { email, confirmed } = await c.req.parseBody();
    const { data } = emailSchema.safeParse(email);
    if (!data) throw new ApiFailure('invalid-input', 'Please enter a valid email address.');
    const login = { accountId: accountId(data, confirmed === 'yes') };
    await (await provider()).interactionFinished(c.env.incoming, c.env.outgoing, { login });
    return RESPONSE_ALREADY_SENT;
  });
  app.all(`${localPath}/*`, async (c) => {
    const { incoming, outgoing } = c.env;
    await (await provider()).callback()(below(incoming, siteUrl), outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}
