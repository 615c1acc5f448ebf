import { config } from '@emberite/sdk/config';
import { signInPath } from '@emberite/contract/signInPath';
import { successPath } from '@emberite/contract/sitePath';
import type { LastIdentity } from '@emberite/sdk/storage';
import { signInAgain, workingProviders } from '../sign-in/provider.ts';

/** How to sign in again: at a provider, or on this site's sign-in page. */
export type SignInRoute =
  | { name: 'provider'; provider: string; url: string }
  | { name: 'login'; path: string };

/**
 * Returns the route back to `path` after an expired session: through the last provider. Visitors
 * who signed in by mail, or are unknown here, go to the sign-in page.
 */
export function signInRoute(last: LastIdentity | null, path: string): SignInRoute {
  const provider = workingProviders(navigator.userAgent).find(({ id }) => id === last?.provider);
  if (!last || !provider)
    return { name: 'login', path: signInPath(config.roles.login, { redirectedFrom: path }) };
  const url = signInAgain(provider.id, last.email, successPath(path));
  return { name: 'provider', provider: provider.name, url };
}
