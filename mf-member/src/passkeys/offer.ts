import { createAction } from '@emberite/sdk/action';
import { completeNotice } from '@emberite/sdk/notices';
import { addPasskey } from '@emberite/sdk/passkeys';
import { deviceName } from './deviceName.ts';
import { passkeyOffer } from '@emberite/sdk/storage';
import { proxy } from 'valtio';

/**
 * Creates the offer of a passkey after a sign-in, for this document: it stays while the member looks
 * around, until a reload.
 */
export function createOffer() {
  const adding = createAction(async () => {
    if (!(await addPasskey(deviceName(navigator.userAgent, navigator.maxTouchPoints)))) return;
    close();
    completeNotice('Passkey added. Use it the next time you sign in.');
  });
  const state = proxy({ shownTo: null as string | null, adding: adding.state });
  function close(): void {
    state.shownTo = null;
  }
  return {
    state,
    /** Shows it if it is due, and once only. */
    show(userId: string): void {
      if (!passkeyOffer.due) return;
      passkeyOffer.due = false;
      state.shownTo = userId;
    },
    /** Adds a passkey under the device's name. If the user cancels, the offer stays. */
    add: () => adding.start(),
    decline(): void {
      passkeyOffer.declinedAt = Date.now();
      close();
    },
    close,
  };
}

export const offer = createOffer();
