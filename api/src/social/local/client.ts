import type { ProviderName } from '../providers.ts';

/** Where the local provider stands on a site. */
export const localPath = '/dev/identity';

/** The name under which the local provider signs, below a site's origin. */
export function localIssuer(origin: string): string {
  return origin + localPath;
}

/** What the local provider knows this site by. Nothing secret: it exists on this machine only. */
export function localClient(name: ProviderName) {
  return { id: `ember-${name}`, secret: `local-${name}` };
}
