import { passkeyList } from '@emberite/sdk/api';
import { passkeyOffer } from '@emberite/sdk/storage';

/** How long 'Not now' holds, in milliseconds. */
const rest = 30 * 24 * 60 * 60_000;

/** Plans the offer for a user who just signed in another way. */
export async function plan(): Promise<void> {
  if (Date.now() < passkeyOffer.declinedAt + rest) return;
  if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return;
  const { passkeys } = await passkeyList({});
  passkeyOffer.due = passkeys.length === 0;
}
