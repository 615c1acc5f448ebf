import { createAction } from '@emberite/sdk/action';
import type * as api from '@emberite/sdk/api';
import { ApiError } from '@emberite/sdk/api';
import { proxy } from 'valtio';
import type { Check } from '../auth-layout/check.ts';

/** The state of verifying a link. */
export interface MagicLinkState extends Check {
  /** The link was not requested in this browser, so it waits for a click. */
  waits: boolean;
}

export interface MagicLinkDeps {
  email: string | null;
  secret: string | null;
  api: Pick<typeof api, 'magicLinkSecret'>;
  /** Whether a link for this address was requested in this browser. */
  requestedHere: (email: string) => boolean;
  /** Whether this address is already signed in here, so that opening a link twice does no harm. */
  isSignedIn: (email: string) => Promise<boolean>;
  /** Called once the API has signed the visitor in. Its errors are shown. */
  enter: () => Promise<void>;
}

const missing = 'Invalid magic link. Missing required parameters.';
const dead = 'Invalid or expired link. Please request a new magic link.';
const earlier = 'This link is from an earlier email. Use the link or the code in the newest one.';

/** Signs in with the link in a mail. */
export function createMagicLink(deps: MagicLinkDeps) {
  const { email, secret, api, requestedHere, isSignedIn, enter } = deps;
  const link = email && secret ? { email, secret } : null;
  /** Once the API has accepted the link, only `enter` is left to do. */
  let accepted = false;

  const { state: attempt, start: verify } = createAction(async () => {
    if (!link || state.refused !== null) return;
    state.waits = false;
    try {
      if (!accepted) await api.magicLinkSecret(link);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 400)) throw error;
      if (!(await isSignedIn(link.email))) {
        state.refused = error.code === 'newer-link' ? earlier : dead;
        return;
      }
    }
    accepted = true;
    await enter();
  });
  const state = proxy<MagicLinkState>({ waits: false, refused: link ? null : missing, attempt });
  let started = false;

  return {
    state,
    /** Verifies without a click if allowed. */
    async start(): Promise<void> {
      if (!link || started) return;
      started = true;
      if (requestedHere(link.email)) return verify();
      accepted = await isSignedIn(link.email);
      if (accepted) return verify();
      state.waits = true;
    },
    verify,
  };
}
