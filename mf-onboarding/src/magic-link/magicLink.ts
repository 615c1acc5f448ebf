import type { api } from '@emberite/sdk/api';
import { ApiError, errorToMessage } from '@emberite/sdk/api';
import { proxy } from 'valtio';

/**
 * Where the verification of a link stands. `asking`: the link was not asked for in this browser, so
 * it waits for a click. `again` says whether the same link may work yet.
 */
export type MagicLinkState =
  | { name: 'asking' }
  | { name: 'verifying' }
  | { name: 'failed'; message: string; again: boolean };

export interface MagicLinkNeeds {
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
  /** The state is replaced as a whole. */
  state: { current: MagicLinkState };
  /** Verifies by itself where it may. */
  start(): Promise<void>;
  verify(): Promise<void>;
}

const missing = 'Invalid magic link. Missing required parameters.';
const refused = 'Invalid or expired link. Please request a new magic link.';

const isDead = (error: unknown) => error instanceof ApiError && error.status === 400;

/** Signing in by the link in a mail. */
export function createMagicLink(needs: MagicLinkNeeds): MagicLink {
  const { email, secret, api, askedHere, isSignedIn, enter } = needs;
  const link = email && secret ? { email, secret } : null;
  const state = proxy<{ current: MagicLinkState }>({
    current: link ? { name: 'verifying' } : { name: 'failed', message: missing, again: false },
  });
  let step: 'waiting' | 'working' | 'accepted' = 'waiting';

  async function use({ email, secret }: { email: string; secret: string }): Promise<void> {
    try {
      await api.magicLinkSecret({ email, secret });
    } catch (error) {
      if (!isDead(error) || !(await isSignedIn(email))) throw error;
    }
  }

  async function verify(): Promise<void> {
    if (!link || step === 'working') return;
    const accepted = step === 'accepted';
    step = 'working';
    state.current = { name: 'verifying' };
    try {
      if (!accepted) await use(link);
      step = 'accepted';
      await enter();
    } catch (error) {
      if (step === 'working') step = 'waiting';
      const dead = isDead(error);
      const message = dead ? refused : errorToMessage(error);
      state.current = { name: 'failed', message, again: !dead };
    }
  }

  return {
    state,
    async start() {
      if (!link || step !== 'waiting') return;
      if (await askedHere(link.email)) return verify();
      if (await isSignedIn(link.email)) {
        step = 'accepted';
        return verify();
      }
      state.current = { name: 'asking' };
    },
    verify,
  };
}
