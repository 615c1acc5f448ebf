import type { LastIdentity } from '@emberite/sdk/storage';
import { findProvider, signInAgain } from '../social/provider.ts';

/** How to sign in again: at a provider, or on the sign-in page of this site. */
export type SignInRoute =
  | { name: 'provider'; provider: string; url: string }
  | { name: 'login'; path: string };

/** The sign-in page, on the way to `path`. */
export function loginPage(path: string): string {
  return `/login?${new URLSearchParams({ redirectedFrom: path }).toString()}`;
}

/** `path` with the note that the sign-in on the way to it went well. */
function successPath(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'https://site.invalid');
  searchParams.set('authSuccess', 'true');
  return `${pathname}?${searchParams.toString()}${hash}`;
}

/**
 * The way back to `path` for somebody whose session has expired: through the provider they used
 * last. Who signed in by mail, or is not known here, goes to the sign-in page.
 */
export function signInRoute(last: LastIdentity | null, path: string): SignInRoute {
  const provider = findProvider(last?.provider);
  if (!last || !provider) return { name: 'login', path: loginPage(path) };
  const url = signInAgain(provider.id, last.email, successPath(path));
  return { name: 'provider', provider: provider.name, url };
}
