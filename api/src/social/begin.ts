import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { beginCeremony } from '../auth/ceremony.ts';
import { hour } from '../clock.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Visit } from '../http/handle.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { errorFields } from '../log.ts';
import type { ProviderName } from './providers.ts';

const starts: Limit = { name: 'social-client', max: 200, windowMs: hour };

/** What goes with the request to sign in. */
export interface Wishes {
  /** The address to sign in with, if it is known. */
  loginHint?: string | undefined;
  /** The path of this site to go back to. */
  returnPath?: string | null;
}

const callbackPath = (name: ProviderName) => `/login/callback/${name}`;

/** Where a provider sends its users back to. */
export function callbackUrl(siteUrl: string, name: ProviderName): string {
  return siteUrl + callbackPath(name);
}

/**
 * Sends the browser to a provider to sign in there; where that cannot be, to the page that would
 * have been the way back, which says so. A person is looking at this, no program.
 */
export async function begin(visit: Visit, name: ProviderName, wishes: Wishes): Promise<Response> {
  return leave(visit, name, wishes).catch((error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error;
    return visit.c.redirect(`${callbackPath(name)}?error=${error.code}`, 302);
  });
}

async function leave(visit: Visit, name: ProviderName, wishes: Wishes): Promise<Response> {
  await count(starts, visit.client, visit);
  const provider = await visit.providers.find(name).catch((error: unknown) => {
    const id = visit.c.get('requestId');
    visit.log.error('provider-unreachable', { id, provider: name, ...errorFields(error) });
    throw new ApiFailure('unavailable');
  });
  if (!provider) throw new ApiFailure('not-found', 'This way to sign in is not set up.');
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const returnPath = wishes.returnPath ?? null;
  await beginCeremony(visit, 'social', { provider: name, state, nonce, verifier, returnPath });
  const url = buildAuthorizationUrl(provider.configuration, {
    redirect_uri: callbackUrl(visit.config.siteUrl, name),
    response_type: 'code',
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...provider.parameters,
    ...(wishes.loginHint && { login_hint: wishes.loginHint }),
  });
  return visit.c.redirect(url.href, 302);
}
