/** What pages know about a newcomer before the welcome asks for it. */
import { knownValue } from '@emberite/content/option';
import type { LocationValue } from '@emberite/content/locations';
import { locationOptions } from '@emberite/content/locations';
import { cleanInviteCode } from '@emberite/contract/cleanInviteCode';
import { persisted } from '@emberite/sdk/storage';
import type { Persisted } from '@emberite/sdk/storage';
import { prefillKey } from './key.ts';

/** The answers that a page can know before the welcome asks. */
export interface Prefill {
  /** As typed or as in a link. Ignored unless it looks like a code: it has a hyphen. */
  inviteCode?: string;
  /** A place by name; `Other` needs an answer that only the welcome asks for. */
  location?: Exclude<LocationValue, 'Other'>;
}

/** One line of at most 64 characters, as the API accepts it, with a hyphen. */
const codePattern = /^(?=.{1,64}$)[^\p{Cc}\p{Cs}]*-[^\p{Cc}\p{Cs}]*$/u;

/** Returns the valid part of a prefill; null if it is not one. */
function readPrefill(stored: unknown): Prefill | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const saved = stored as Partial<Record<keyof Prefill, unknown>>;
  const inviteCode = cleanInviteCode(String(saved.inviteCode ?? ''));
  const location = knownValue(locationOptions, saved.location);
  return {
    ...(codePattern.test(inviteCode) && { inviteCode }),
    ...(location && location !== 'Other' && { location }),
  };
}

let opened: Persisted<Prefill> | undefined;

/**
 * What pages have stored with {@link prefill} and the welcome has not used yet. It is separate from
 * the welcome's answers, because a visitor with an invite may turn out to be a user who already has
 * answers stored.
 */
export const openPrefill = (): Persisted<Prefill> =>
  (opened ??= persisted<Prefill>(prefillKey, {}, readPrefill));

/**
 * Stores answers, so that the welcome skips their steps. A visitor's answers go to the user who
 * signs in. The API checks the code when the profile is sent.
 */
export function prefill(answers: Prefill): void {
  Object.assign(openPrefill().state, readPrefill(answers));
}
