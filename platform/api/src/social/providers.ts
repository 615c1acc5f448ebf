import type { IdentityProvider } from '@emberite/contract/provider';
import { Configuration, allowInsecureRequests, discovery } from 'openid-client';
import type { Config } from '../config.ts';
import { isConfirmedByGoogle, isConfirmedByMicrosoft } from './claims.ts';
import type { Claims } from './claims.ts';
import { localClient, localIssuer } from './local/client.ts';

export interface Provider {
  configuration: Configuration;
  /** Extra parameters of the authorization request. */
  parameters: Readonly<Record<string, string>>;
  /** Whether the address in an id token is verified. */
  isConfirmed(claims: Claims): boolean;
}

/** The providers' addresses, and how they verify email addresses. */
const settings = {
  google: {
    issuer: 'https://accounts.google.com',
    isConfirmed: isConfirmedByGoogle,
  },
  microsoft: {
    issuer: 'https://login.microsoftonline.com/common/v2.0',
    isConfirmed: isConfirmedByMicrosoft,
  },
} as const satisfies Record<IdentityProvider, object>;

/** Other addresses of the providers, for tests. */
export type Issuers = Partial<Record<IdentityProvider, string>>;

async function discover(
  name: IdentityProvider,
  client: NonNullable<Config['google']>,
  issuers: Issuers,
) {
  const { issuer, isConfirmed } = settings[name];
  const place = new URL(issuers[name] ?? issuer);
  const execute = place.protocol === 'http:' ? [allowInsecureRequests] : [];
  // It ends before the gateway gives up.
  const options = { execute, timeout: 10 };
  const configuration = await discovery(place, client.id, client.secret, undefined, options);
  return { configuration, isConfirmed, parameters: { prompt: 'select_account' } };
}

/** The provider in this process. Its token endpoint is called directly, not through the site. */
function local(name: IdentityProvider, config: Config, port: number): Provider {
  const issuer = localIssuer(config.siteUrl);
  const near = localIssuer(`http://127.0.0.1:${port}`);
  const { id, secret } = localClient(name);
  const configuration = new Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${near}/token`,
      jwks_uri: `${near}/jwks`,
    },
    id,
    { client_secret: secret, id_token_signed_response_alg: 'ES256' },
  );
  allowInsecureRequests(configuration);
  return { configuration, isConfirmed: isConfirmedByGoogle, parameters: { prompt: 'login' } };
}

/** Creates the configured providers. `port` is where this server listens. */
export function createProviders(config: Config, port: () => number, issuers: Issuers = {}) {
  const found = new Map<IdentityProvider, Promise<Provider>>();
  return {
    /** Finds a provider. Returns null if it is not configured. Rejects if it cannot be reached. */
    async find(name: IdentityProvider): Promise<Provider | null> {
      const client = config[name];
      if (!client) return config.production ? null : local(name, config, port());
      const provider = found.get(name) ?? discover(name, client, issuers);
      found.set(name, provider);
      // A failed discovery is tried again the next time.
      provider.catch(() => found.delete(name));
      return provider;
    },
  };
}

export type Providers = ReturnType<typeof createProviders>;
