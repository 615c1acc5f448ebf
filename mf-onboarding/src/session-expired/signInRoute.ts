import { config } from '@emberite/sdk/config';
import { signInPath } from '@emberite/contract/signInPath';
import { successPath } from '@emberite/contract/sitePath';
import type { LastIdentity } from '@emberite/sdk/storage';
import { signInAgain, workingProviders } from '../sign-in/provider.ts';

/** How to sign in again: at a provider, or on this site's sign-in page. */
export type SignInRoute =
  | { name: 'provider'; provider: string; url: string }
  | { name: 'login'; path: string; email: string | null };

/**
 * Returns the route back to `path` after an expired session: through the last provider. Visitors
 * who signed in by mail or with a passkey, or are unknown here, go to the sign-in page, with the
 * address that they used.
 */
export function signInRoute(last: LastIdentity | null, path: string): SignInRoute {
  const provider = workingProviders(navigator.userAgent).find(({ id }) => id === last?.provider);
  const redirectedFrom = last ? successPath(path) : path;
  if (!last || !provider) {
    const to = signInPath(config.roles.login, { redirectedFrom });
    return { name: 'login', path: to, email: last?.email ?? null };
  }
  const url = signInAgain(provider.id, last.email, redirectedFrom);
  return { name: 'provider', provider: provider.name, url };
}
