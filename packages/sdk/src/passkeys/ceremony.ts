import {
  ApiError,
  ignoreGone,
  passkeyAdd,
  passkeyBegin,
  passkeyRemove,
  passkeySignIn,
  passkeySignInBegin,
} from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import type { Passkey } from '@emberite/contract/passkey';
import {
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { AskOptions, PasskeyProof } from './index.ts';

/** The new passkey as the browser describes it. */
type NewPasskey = Parameters<typeof passkeyAdd>[0]['credential'];

// The library's types for the same JSON lack the contract's index signatures: hence the casts.

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Browsers also report a timeout, or a device without a passkey, as not allowed. */
const isCancelled = (error: unknown) => ['AbortError', 'NotAllowedError'].includes(nameOf(error));

/** See `askForPasskey`. */
export async function ask({ suggest = false, signal }: AskOptions): Promise<PasskeyProof | null> {
  const stop = () => WebAuthnAbortService.cancelCeremony();
  try {
    const options = await passkeySignInBegin({}, { signal });
    signal?.addEventListener('abort', stop);
    const proof = await startAuthentication({
      optionsJSON: options as never,
      useBrowserAutofill: suggest,
    });
    return proof as unknown as PasskeyProof;
  } catch (error) {
    if (isCancelled(error)) return null;
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** See `signInWithPasskey`. */
export async function signIn(credential: PasskeyProof): Promise<void> {
  await passkeySignIn({ credential });
}

/** Lets the device forget a passkey that the server does not know. Not every browser can. */
async function forget(credentialID: string): Promise<void> {
  const rpID = new URL(config.siteUrl).hostname;
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => null);
}

/** Returns an error whose message helps, for the failures that a browser reports by name. */
function explained(error: unknown): unknown {
  if (nameOf(error) === 'InvalidStateError') {
    return new ApiError({
      code: 'passkey-exists',
      message: 'This device already has a passkey for your account.',
      status: 200,
    });
  }
  if (!['ConstraintError', 'NotSupportedError'].includes(nameOf(error))) return error;
  return new ApiError({
    code: 'passkey-unsupported',
    message: 'This device cannot keep a passkey for Ember. Please try another device.',
    status: 200,
  });
}

async function create(): Promise<NewPasskey | null> {
  const options = await passkeyBegin({});
  try {
    const created = await startRegistration({ optionsJSON: options as never });
    return created as unknown as NewPasskey;
  } catch (error) {
    if (isCancelled(error)) return null;
    throw explained(error);
  }
}

/** See `addPasskey`. */
export async function add(name: string): Promise<Passkey | null> {
  const credential = await create();
  if (!credential) return null;
  try {
    const passkey = await passkeyAdd({ name, credential });
    // Loaded only now, because the sign-in page does not need it.
    const { passkeyOffer } = await import('@emberite/sdk/storage');
    passkeyOffer.due = false;
    return passkey;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) await forget(credential.id);
    throw error;
  }
}

/** See `removePasskey`. */
export async function remove(id: string): Promise<void> {
  await passkeyRemove({ id }).catch(ignoreGone);
  await forget(id);
}
