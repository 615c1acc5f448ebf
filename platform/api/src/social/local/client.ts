import type { IdentityProvider } from '@emberite/contract/provider';

export const localPath = '/dev/identity';

/** The issuer of the local provider, below a site's origin. */
export function localIssuer(origin: string): string {
  return origin + localPath;
}

/**
 * The local provider's client for this site. Its secret is not secret: it only exists on this
 * machine.
 */
export function localClient(name: IdentityProvider) {
  return { id: `ember-${name}`, secret: `local-${name}` };
}
