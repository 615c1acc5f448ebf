import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { beginCeremony } from '../session/ceremony.ts';
import { signInPage } from '../auth/signInPage.ts';
import { hour } from '../clock.ts';
import { ApiFailure } from '../http/failure.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { countClient } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { failed } from '../errorFields.ts';
import type { IdentityProvider } from '@emberite/contract/provider';
import { signInPath } from '@emberite/contract/signInPath';

const starts: Limit = { name: 'social-client', max: 200, windowMs: hour };

export interface SignInOptions {
  loginHint: string | undefined;
  returnPath: string | null;
}

const callbackPath = (name: IdentityProvider) => `/login/callback/${name}`;

/** The redirect URL for a provider. */
export function callbackUrl(siteUrl: string, name: IdentityProvider): string {
  return siteUrl + callbackPath(name);
}

/**
 * Sends the browser to a provider; to the sign-in page, which says so, if the provider is not set
 * up. On failure it sends the browser to the callback page, which shows the error, because a person
 * is looking at this.
 */
export async function begin(
  context: RequestContext,
  name: IdentityProvider,
  options: SignInOptions,
): Promise<Response> {
  return leave(context, name, options).catch((error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error;
    return context.c.redirect(`${callbackPath(name)}?error=${error.code}`, 302);
  });
}

async function leave(
  context: RequestContext,
  name: IdentityProvider,
  { loginHint, returnPath }: SignInOptions,
): Promise<Response> {
  await countClient(starts, context);
  const provider = await context.providers.find(name).catch((error: unknown) => {
    const id = context.c.get('requestId');
    context.log({ id, provider: name, ...failed('provider-unreachable', error) });
    throw new ApiFailure('unavailable');
  });
  if (!provider) {
    const page = signInPath(signInPage, { redirectedFrom: returnPath, unavailable: name });
    return context.c.redirect(page, 302);
  }
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const begun = { provider: name, state, nonce, verifier, returnPath };
  await beginCeremony(context, 'social', state, begun);
  const url = buildAuthorizationUrl(provider.configuration, {
    redirect_uri: callbackUrl(context.config.siteUrl, name),
    response_type: 'code',
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...provider.parameters,
    ...(loginHint && { login_hint: loginHint }),
  });
  return context.c.redirect(url.href, 302);
}
