/**
 * Passkeys: what this browser can do, signing in with one, adding and removing one. This module is
 * small; WebAuthn's library and the API client load on first use.
 */
import type { InputOf } from '@emberite/contract/call';
import type { Passkey } from '@emberite/contract/passkey';
import type { passkeySignIn } from '@emberite/contract/passkeys';
import { config } from '@emberite/sdk/config';

/** The browser's proof that the user has a passkey, for one challenge. */
export type PasskeyProof = InputOf<typeof passkeySignIn>['credential'];

/** How to ask for a passkey. */
export interface AskOptions {
  /** Suggests passkeys in the field with `autocomplete="… webauthn"` instead of opening a dialog. */
  suggest?: boolean;
  /** Cancels the request. */
  signal?: AbortSignal;
}

/** Whether this browser can use the passkeys of this site. False without a document. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  // A passkey belongs to the site's address; at any other one the browser refuses it.
  new URL(config.siteUrl).origin === location.origin;

/** Whether this browser can suggest passkeys in a field. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() &&
  ((await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false);

/**
 * Asks the user for a passkey. Resolves with null if the user or `signal` cancelled. Rejects as a
 * call does.
 */
export const askForPasskey = async (options: AskOptions = {}): Promise<PasskeyProof | null> =>
  (await import('./ceremony.ts')).ask(options);

/** Signs in on the server with the result of {@link askForPasskey}. Rejects as a call does. */
export const signInWithPasskey = async (proof: PasskeyProof): Promise<void> =>
  (await import('./ceremony.ts')).signIn(proof);

/**
 * Creates a passkey on this device and adds it to the signed-in user's under `name`. Resolves with
 * null if the user cancelled. Rejects as a call does; the code is `passkey-exists` if the device
 * has one, `passkey-unsupported` if it cannot store one.
 */
export const addPasskey = async (name: string): Promise<Passkey | null> =>
  (await import('./ceremony.ts')).add(name);

/**
 * Call this after a sign-in without a passkey: plans to offer one, if this device can store one and
 * the user has none and has not declined recently. Never rejects.
 */
export const planPasskeyOffer = async (): Promise<void> => {
  if (canUsePasskeys()) await import('./offer.ts').then(({ plan }) => plan()).catch(() => null);
};

/** Removes a passkey of the signed-in user, and tells the browser. Rejects as a call does. */
export const removePasskey = async (id: string): Promise<void> =>
  (await import('./ceremony.ts')).remove(id);
