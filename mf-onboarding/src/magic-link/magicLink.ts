import { createAction } from '@emberite/sdk/action';
import type { api } from '@emberite/sdk/api';
import { ApiError } from '@emberite/sdk/api';
import { proxy } from 'valtio';
import type { Check } from '../auth-layout/check.ts';

/** Where the verification of a link stands. */
export interface MagicLinkState extends Check {
  /** The link was not asked for in this browser, so it waits for a click. */
  waits: boolean;
}

export interface MagicLinkDeps {
  email: string | null;
  secret: string | null;
  api: Pick<typeof api, 'magicLinkSecret'>;
  /** Whether a link for this address was asked for in this browser. */
  askedHere: (email: string) => Promise<boolean>;
  /** Whether this address is signed in here already, so that a link opened twice does no harm. */
  isSignedIn: (email: string) => Promise<boolean>;
  /** Called once the API has signed the visitor in; what it throws is shown. */
  enter: () => Promise<void>;
}

export interface MagicLink {
  state: MagicLinkState;
  /** Verifies by itself where it may. */
  start(): Promise<void>;
  verify(): Promise<void>;
}

const missing = 'Invalid magic link. Missing required parameters.';
const dead = 'Invalid or expired link. Please request a new magic link.';

/** Signing in by the link in a mail. */
export function createMagicLink(deps: MagicLinkDeps): MagicLink {
  const { email, secret, api, askedHere, isSignedIn, enter } = deps;
  const link = email && secret ? { email, secret } : null;
  /** Once the API has taken the link, only entering is left to do. */
  let accepted = false;

  const { state: attempt, start: verify } = createAction(async () => {
    if (!link || state.refused !== null) return;
    state.waits = false;
    try {
      if (!accepted) await api.magicLinkSecret(link);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 400)) throw error;
      if (!(await isSignedIn(link.email))) {
        state.refused = dead;
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
    async start() {
      if (!link || started) return;
      started = true;
      if (await askedHere(link.email)) return verify();
      accepted = await isSignedIn(link.email);
      if (accepted) return verify();
      state.waits = true;
    },
    verify,
  };
}
