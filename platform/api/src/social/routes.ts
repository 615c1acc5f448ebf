import { signInPage } from '../auth/signInPage.ts';
import type { Endpoint, RequestContext } from '../endpoint/handle.ts';
import { readQuery } from '../http/input.ts';
import { sitePath } from '@emberite/contract/sitePath';
import { begin } from './begin.ts';
import type { SignInOptions } from './begin.ts';
import { authCallbackEndpoint } from './callback.ts';
import { identityProviders } from '@emberite/contract/provider';
import type { IdentityProvider } from '@emberite/contract/provider';
import { signInPath } from '@emberite/contract/signInPath';

function optionsIn({ c }: RequestContext): SignInOptions {
  const { login_hint: loginHint, post_login_redirect_uri: path } = readQuery(c);
  return { loginHint, returnPath: sitePath(path) };
}

/** Goes to a provider, from the buttons of the sign-in page. */
const login = (name: IdentityProvider): Endpoint => ({
  method: 'GET',
  path: `/auth/${name}-login`,
  about: 'Sends the browser to the provider to sign in.',
  query: ['login_hint', 'post_login_redirect_uri'],
  hasSideEffects: true,
  respond: async (context) => begin(context, name, optionsIn(context)),
});

export const socialEndpoints: readonly Endpoint[] = [
  authCallbackEndpoint,
  ...identityProviders.map(login),
];

/**
 * Signs in again after a session has expired, with the last provider. Users who signed in by mail
 * go to the sign-in page.
 */
export const loginAgain: Endpoint = {
  method: 'GET',
  path: '/.auth/login/:provider',
  about: 'Sends the browser to the provider to sign in again, or to the sign-in page.',
  query: ['login_hint', 'post_login_redirect_uri'],
  hasSideEffects: true,
  respond: async (context) => {
    const { c } = context;
    const name = c.req.param('provider');
    const options = optionsIn(context);
    const provider = identityProviders.find((id) => id === name);
    if (provider) return begin(context, provider, options);
    return c.redirect(signInPath(signInPage, { redirectedFrom: options.returnPath }), 302);
  },
};
