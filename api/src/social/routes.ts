import type { Endpoint } from '../http/handle.ts';
import { sitePath } from '../http/sitePath.ts';
import { begin } from './begin.ts';
import type { ProviderName } from './providers.ts';

/** Leaves for a provider, from the buttons of the sign-in page. */
const login = (name: ProviderName): Endpoint => ({
  method: 'GET',
  path: `/auth/${name}-login`,
  about: 'Sends the browser to the provider to sign in.',
  query: ['login_hint', 'post_login_redirect_uri'],
  respond: (visit) =>
    begin(visit, name, {
      loginHint: visit.c.req.query('login_hint'),
      returnPath: sitePath(visit.c.req.query('post_login_redirect_uri')),
    }),
});

export const googleLogin = login('google');
export const microsoftLogin = login('microsoft');

/**
 * Signs in again once a session has expired, with the provider of the last time. Who signed in by
 * mail goes to the sign-in page.
 */
export const loginAgain: Endpoint = {
  method: 'GET',
  path: '/.auth/login/:provider',
  about: 'Sends the browser to the provider to sign in again, or to the sign-in page.',
  query: ['login_hint', 'post_login_redirect_uri'],
  respond: async (visit) => {
    const { c } = visit;
    const name = c.req.param('provider');
    const returnPath = sitePath(c.req.query('post_login_redirect_uri'));
    if (name === 'google' || name === 'microsoft') {
      return begin(visit, name, { loginHint: c.req.query('login_hint'), returnPath });
    }
    const query = returnPath ? `?${new URLSearchParams({ redirectedFrom: returnPath })}` : '';
    return c.redirect(`/login${query}`, 302);
  },
};
