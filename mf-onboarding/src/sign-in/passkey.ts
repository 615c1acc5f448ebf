import { createAction } from '@emberite/sdk/action';
import { askForPasskey, canSuggestPasskeys, signInWithPasskey } from '@emberite/sdk/passkeys';
import type { PasskeyProof } from '@emberite/sdk/passkeys';

/** How long a challenge is used, in milliseconds. It lives for 15 minutes. */
const freshFor = 10 * 60_000;

/** Aborts once a challenge that is new now should be replaced. */
function whenStale(): { signal: AbortSignal; renew: () => void; end: () => void } {
  const stale = new AbortController();
  const begun = Date.now();
  const renew = () => stale.abort();
  const timer = setTimeout(renew, freshFor);
  // A sleeping computer stops its timers.
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - begun >= freshFor) renew();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', renew);
  return {
    signal: stale.signal,
    renew,
    end() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', renew);
    },
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });

export interface PasskeySignInDeps {
  /**
   * Called once the API has signed the visitor in. Its errors are shown, and it can be tried again.
   */
  enter: () => Promise<void>;
}

/** Signs in with a passkey, chosen in the browser's dialog or from its suggestions. */
export function createPasskeySignIn({ enter }: PasskeySignInDeps) {
  /** Once the API has accepted a passkey, only `enter` is left to do. */
  let accepted = false;
  let underway = Promise.resolve();
  let renew = () => {};
  /** Aborts when the page is left. */
  let left: AbortSignal | undefined;

  const { state, start } = createAction(async (picked?: PasskeyProof) => {
    if (!accepted) {
      const proof = picked ?? (await askForPasskey({ signal: left }));
      // Cancelled.
      if (!proof) return;
      await signInWithPasskey(proof);
      accepted = true;
    }
    await enter();
  });

  /** Keeps one suggestion open. Each has a fresh challenge, also after a sign-in that failed. */
  async function keepSuggesting(until: AbortSignal): Promise<void> {
    if (!(await canSuggestPasskeys())) return;
    for (;;) {
      await underway;
      if (until.aborted || accepted) return;
      const stale = whenStale();
      ({ renew } = stale);
      const signal = AbortSignal.any([until, stale.signal]);
      const proof = await askForPasskey({ suggest: true, signal }).catch(() => null);
      // A suggestion that was picked while the dialog opened is dropped.
      if (proof && state.progress.status !== 'busy') underway = start(proof);
      // Offline or dismissed: the button is still there, so there is no need to insist.
      else if (!proof) await aborted(signal);
      stale.end();
    }
  }

  return {
    state,
    /** Signs in with the passkey that the visitor chooses in the browser's dialog. */
    async signIn(): Promise<void> {
      if (state.progress.status === 'busy') return;
      underway = start();
      // Browsers handle one request at a time.
      renew();
      await underway;
    },
    /** Suggests passkeys in the email field, until the returned function is called. */
    suggest(): () => void {
      const leaving = new AbortController();
      left = leaving.signal;
      void keepSuggesting(left);
      return () => leaving.abort();
    },
  };
}
