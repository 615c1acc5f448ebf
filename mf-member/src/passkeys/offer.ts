import { createAction } from '@emberite/sdk/action';
import type { Action } from '@emberite/sdk/action';
import { completeNotice } from '@emberite/sdk/notices';
import { addPasskey, deviceName } from '@emberite/sdk/passkeys';
import { passkeyOffer } from '@emberite/sdk/storage';
import { proxy } from 'valtio';

export interface Offer {
  state: {
    /** The id of the user who sees it; null for nobody. */
    shownTo: string | null;
    adding: Action['state'];
  };
  /** Shows it if it is due, and once only. */
  show(userId: string): void;
  /** Adds a passkey under the device's name. If the user cancels, the offer stays. */
  add(): Promise<void>;
  /** 'Not now'. */
  decline(): void;
  close(): void;
}

/** Creates the offer of this document: it stays while the member looks around, until a reload. */
export function createOffer(): Offer {
  const adding = createAction(async () => {
    if (!(await addPasskey(deviceName(navigator.userAgent)))) return;
    close();
    completeNotice('Passkey added. Use it the next time you sign in.');
  });
  const state = proxy<Offer['state']>({ shownTo: null, adding: adding.state });
  function close(): void {
    state.shownTo = null;
  }
  return {
    state,
    show(userId) {
      if (!passkeyOffer.due) return;
      passkeyOffer.due = false;
      state.shownTo = userId;
    },
    add: () => adding.start(),
    decline() {
      passkeyOffer.declinedAt = Date.now();
      close();
    },
    close,
  };
}

export const offer: Offer = createOffer();
