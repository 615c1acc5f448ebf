import { signedIn } from '@emberite/sdk/session';
import { signInDraft } from './draft.ts';
import { forgetStoredCode } from './storedCode.ts';

/**
 * Completes every successful sign-in: fetches the user, stores the provider for the next time, and
 * removes the draft, and the invite code of a link that a member has opened. Throws what the API
 * throws, and also if the browser did not store the session.
 *
 * @param provider `magic-link`, `google`, `microsoft` or `passkey`
 */
export async function enter(provider: string): Promise<void> {
  const user = await signedIn();
  if (!user) throw await cookiesBlocked();
  if (user.hasProfile) forgetStoredCode();
  const { rememberIdentity } = await import('@emberite/sdk/storage');
  rememberIdentity({ provider, email: user.id });
  signInDraft.clear();
  const { forgetRequestedLink } = await import('./requestedLink.ts');
  forgetRequestedLink();
  // Nobody waits for it: the member area shows the offer once it is due.
  if (provider !== 'passkey') void offerPasskey();
}

/** Returns the error for a browser that did not store the session. The client is loaded by now. */
async function cookiesBlocked(): Promise<Error> {
  const { ApiError } = await import('@emberite/sdk/api');
  return new ApiError({
    code: 'cookies-blocked',
    message: 'Your browser did not keep you signed in. Please allow cookies for this site.',
    status: 200,
  });
}

/**
 * Loaded only now, because the sign-in page does not need it. If it cannot be loaded, nothing is
 * offered.
 */
const offerPasskey = () =>
  import('@emberite/sdk/passkeys')
    .then(({ planPasskeyOffer }) => planPasskeyOffer())
    .catch(() => null);
