import { config } from '@emberite/sdk/config';

/** The identity providers a member may sign in with, in the order they are offered. */
export const providers = [
  { id: 'microsoft', name: 'Microsoft' },
  { id: 'google', name: 'Google' },
] as const;

export type ProviderId = (typeof providers)[number]['id'];

/** The provider of that id; undefined for any other word. */
export const findProvider = (id: string | null | undefined) =>
  providers.find((provider) => provider.id === id);

/** Address that leaves for a provider, to come back to `returnPath` in the end. */
export function signInWith(id: ProviderId, returnPath: string | null): string {
  const query = returnPath
    ? `?${new URLSearchParams({ post_login_redirect_uri: returnPath }).toString()}`
    : '';
  return `${config.apiBase}/auth/${id}-login${query}`;
}

/** Address that signs the same person in again and comes back to `returnPath`. */
export function signInAgain(id: ProviderId, email: string, returnPath: string): string {
  const query = new URLSearchParams({ login_hint: email, post_login_redirect_uri: returnPath });
  return `/.auth/login/${id}?${query.toString()}`;
}
