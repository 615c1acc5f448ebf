import { keys } from './keys.ts';
import { readEntry, writeEntry, writeText } from './localEntries.ts';

/** How somebody signed in: with which provider, and as whom. */
export interface LastIdentity {
  provider: string;
  email: string;
}

/** Notes how somebody has just signed in here, for the day their session has expired. */
export function rememberIdentity(identity: LastIdentity): void {
  writeEntry(keys.lastIdentity, { owner: identity.email, value: identity });
}

/** How somebody signed in here last; null when nobody did, or they have signed out since. */
export function lastIdentity(): LastIdentity | null {
  const kept = readEntry(keys.lastIdentity)?.value as Partial<LastIdentity> | undefined;
  if (typeof kept?.provider !== 'string' || typeof kept.email !== 'string') return null;
  return { provider: kept.provider, email: kept.email };
}

/** Forgets it: whoever signs out of a shared computer leaves no address behind. */
export function forgetIdentity(): void {
  writeText(keys.lastIdentity, null);
}
