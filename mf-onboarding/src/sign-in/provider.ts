import { providers } from '@emberite/content/providers';
import { config } from '@emberite/sdk/config';
import type { IdentityProvider } from '@emberite/contract/provider';
import { isEmbedded } from './embedded.ts';

/** The identity providers, in the order they are offered. */
const identityProviders = providers.filter((provider) => !provider.hidden);

/** An identity provider: a way to sign in with a button of its own. */
export type Provider = (typeof identityProviders)[number];

/** Returns the provider with this id, set up or not; undefined if there is none. */
export const findProvider = (id: string | null | undefined) =>
  identityProviders.find((provider) => provider.id === id);

/** Returns the providers that are set up on this site. */
export const offeredProviders = () =>
  identityProviders.filter(({ id }) => config.providers.includes(id));

/** Returns those of them that sign in visitors with this browser. */
export const workingProviders = (userAgent: string) =>
  offeredProviders().filter(({ id }) => id !== 'google' || !isEmbedded(userAgent));

/** Returns the URL of a provider's sign-in that ends at `returnPath`. */
export function signInWith(id: IdentityProvider, returnPath: string | null): string {
  const query = returnPath
    ? `?${new URLSearchParams({ post_login_redirect_uri: returnPath }).toString()}`
    : '';
  return `${config.apiBase}/auth/${id}-login${query}`;
}

/** Returns the URL that signs the same person in again and ends at `returnPath`. */
export function signInAgain(id: IdentityProvider, email: string, returnPath: string): string {
  const query = new URLSearchParams({ login_hint: email, post_login_redirect_uri: returnPath });
  return `/.auth/login/${id}?${query.toString()}`;
}
