import { readEntry, writeEntry, writeText } from './localEntries.ts';

/** How the user last signed in here, until they sign out. */
export const identityKey = 'ember.last-identity';

/** How a user signed in: the provider and the email address. */
export interface LastIdentity {
  provider: string;
  email: string;
}

/** Stores how the user signed in, for when the session has expired. */
export function rememberIdentity(identity: LastIdentity): void {
  writeEntry(identityKey, { owner: identity.email, value: identity });
}

/** Returns how the user last signed in here, or null if nobody did or they have signed out. */
export function lastIdentity(): LastIdentity | null {
  const saved = readEntry(identityKey)?.value as Partial<LastIdentity> | undefined;
  if (typeof saved?.provider !== 'string' || typeof saved.email !== 'string') return null;
  return { provider: saved.provider, email: saved.email };
}

/** Removes it, so that signing out of a shared computer leaves no address behind. */
export function forgetIdentity(): void {
  writeText(identityKey, null);
}
