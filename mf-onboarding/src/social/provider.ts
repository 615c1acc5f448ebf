import { config } from '@emberite/sdk/config';

/** The identity providers, in the order they are offered. */
export const providers = [
  { id: 'microsoft', name: 'Microsoft' },
  { id: 'google', name: 'Google' },
] as const;

export type ProviderId = (typeof providers)[number]['id'];

/** Returns the provider with this id; undefined if there is none. */
export const findProvider = (id: string | null | undefined) =>
  providers.find((provider) => provider.id === id);

/** Returns the URL of a provider's sign-in that ends at `returnPath`. */
export function signInWith(id: ProviderId, returnPath: string | null): string {
  const query = returnPath
    ? `?${new URLSearchParams({ post_login_redirect_uri: returnPath }).toString()}`
    : '';
  return `${config.apiBase}/auth/${id}-login${query}`;
}

/** Returns the URL that signs the same person in again and ends at `returnPath`. */
export function signInAgain(id: ProviderId, email: string, returnPath: string): string {
  const query = new URLSearchParams({ login_hint: email, post_login_redirect_uri: returnPath });
  return `/.auth/login/${id}?${query.toString()}`;
}
