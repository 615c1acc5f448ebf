import type { ProviderLogoProps } from '@emberite/ui-kit/ProviderLogo';

/** A way to sign in, as the account page shows it. */
export interface Provider {
  name: string;
  logo: ProviderLogoProps['of'];
}

const providers: Readonly<Record<string, Provider>> = {
  'magic-link': { name: 'Magic Link', logo: 'mail' },
  google: { name: 'Google', logo: 'google' },
  microsoft: { name: 'Microsoft', logo: 'microsoft' },
};

/** Returns name and logo of an identity provider, or of an unknown one. */
export function providerOf(id: string): Provider {
  return Object.hasOwn(providers, id)
    ? providers[id]!
    : { name: 'Unknown Provider', logo: 'unknown' };
}
