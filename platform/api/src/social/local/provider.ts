import { siteCookie } from '@emberite/contract/cookie';
import { Provider } from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { minute } from '../../clock.ts';
import type { Services } from '../../services.ts';
import { callbackUrl } from '../begin.ts';
import type { IdentityProvider } from '@emberite/contract/provider';
import { account } from './accounts.ts';
import { localClient, localIssuer, localPath } from './client.ts';
import { memory } from './memory.ts';

function clientOf(name: IdentityProvider, siteUrl: string) {
  const { id, secret } = localClient(name);
  return {
    client_id: id,
    client_secret: secret,
    client_name: name === 'google' ? 'Google' : 'Microsoft',
    redirect_uris: [callbackUrl(siteUrl, name)],
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
  };
}

/**
 * Creates a real OpenID provider that trusts everyone. It replaces Google and Microsoft if no
 * client id is configured.
 */
export async function createLocalProvider(services: Services): Promise<Provider> {
  const { siteUrl } = services.config;
  const { privateKey } = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  );
  const key = { ...(await crypto.subtle.exportKey('jwk', privateKey)), alg: 'ES256', use: 'sig' };
  const seconds = (10 * minute) / 1000;
  const configuration: Configuration = {
    adapter: memory(services),
    clients: (['google', 'microsoft'] as const).map((name) => ({
      ...clientOf(name, siteUrl),
      id_token_signed_response_alg: 'ES256',
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    // Not a secret: anyone who can reach it may sign in as anyone.
    cookies: {
      keys: ['local'],
      names: {
        session: siteCookie('_session', siteUrl),
        interaction: siteCookie('_interaction', siteUrl),
        resume: siteCookie('_interaction_resume', siteUrl),
      },
    },
    // Two tabs can sign in at once, as they can with the real ones.
    expiresWithSession: () => false,
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) => account(id),
    interactions: { url: (_, { uid }) => `${localPath}/interaction/${uid}` },
    jwks: { keys: [{ ...key, kty: 'EC' }] },
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: seconds,
      AuthorizationCode: 60,
      Grant: seconds,
      IdToken: seconds,
      Interaction: seconds,
      Session: seconds,
    },
  };
  const provider = new Provider(localIssuer(siteUrl), configuration);
  // The gateway's headers say how the site is reached.
  provider.proxy = true;
  return provider;
}
