import { authorizationCodeGrant, skipStateCheck } from 'openid-client';
import { z } from 'zod';
import type { InputOf } from '@emberite/contract/call';
import { authCallback } from '@emberite/contract/auth';
import { identityProviders } from '@emberite/contract/provider';
import { finishCeremony } from '../session/ceremony.ts';
import { signIn } from '../auth/signIn.ts';
import { ApiFailure } from '../http/failure.ts';
import { handle } from '../endpoint/handle.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { failed } from '../errorFields.ts';
import { callbackUrl } from './begin.ts';
import { emailIn } from './claims.ts';
import type { Claims } from './claims.ts';
import type { Provider } from './providers.ts';

const begunSchema = z.object({
  provider: z.enum(identityProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnPath: z.string().nullable(),
});

type Begun = z.infer<typeof begunSchema>;

/**
 * Exchanges the code for the id token. The browser's cookie identifies the flow, with its nonce and
 * code verifier. The state is checked too, if the page passes it on.
 */
async function claimsOf(
  { code, state, iss }: InputOf<typeof authCallback>,
  begun: Begun,
  { configuration }: Provider,
  siteUrl: string,
): Promise<Claims & { sub: string }> {
  const url = new URL(callbackUrl(siteUrl, begun.provider));
  const issuer = configuration.serverMetadata().issuer;
  url.search = new URLSearchParams({
    code,
    iss: iss ?? issuer,
    ...(state && { state }),
  }).toString();
  const tokens = await authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: begun.verifier,
    expectedNonce: begun.nonce,
    expectedState: state ? begun.state : skipStateCheck,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new ApiFailure('sign-in-failed');
  return claims;
}

async function read(input: InputOf<typeof authCallback>, context: RequestContext) {
  const { data: begun } = begunSchema.safeParse(
    await finishCeremony(context, 'social', input.state),
  );
  if (begun?.provider !== input.provider) throw new ApiFailure('sign-in-failed');
  const provider = await context.providers.find(begun.provider);
  if (!provider) throw new ApiFailure('sign-in-failed');
  const claims = await claimsOf(input, begun, provider, context.config.siteUrl);
  const email = provider.isConfirmed(claims) ? emailIn(claims) : null;
  return { claims, email, returnPath: begun.returnPath };
}

export const authCallbackEndpoint = handle(authCallback, async (context) => {
  const { claims, email, returnPath } = await read(context.input, context).catch(
    (error: unknown) => {
      if (error instanceof ApiFailure) throw error;
      context.log({ id: context.c.get('requestId'), ...failed('sign-in-failed', error) });
      throw new ApiFailure('sign-in-failed');
    },
  );
  const identity = { provider: context.input.provider, providerUserId: claims.sub };
  return { email: await signIn(context, identity, email), returnPath };
});
