import { createAction, failureFor } from '@emberite/sdk/action';
import type * as api from '@emberite/sdk/api';
import { ApiError } from '@emberite/sdk/api';
import type { IdentityProvider } from '@emberite/contract/provider';
import { proxy } from 'valtio';
import type { Check } from '../auth-layout/check.ts';

export interface CallbackDeps {
  /** Undefined if the address names no provider that we know. */
  provider: IdentityProvider | undefined;
  /** The query of the provider's response: `code`, `state`, `iss`, or an `error`. */
  query: URLSearchParams;
  api: Pick<typeof api, 'authCallback'>;
  /** Whether somebody is already signed in here. */
  isSignedIn: () => Promise<boolean>;
  /** Called once the API has signed the visitor in. Its errors are shown. */
  enter: (provider: IdentityProvider, returnPath: string | null) => Promise<void>;
}

const missing = 'Invalid authentication request. Missing required parameters.';
const failed = 'Authentication failed. Please try again.';

/**
 * Returns the provider's response as input for the API call, or an error message if it is unusable.
 */
function readRequest({ provider, query }: CallbackDeps) {
  // There is no code because the visitor declined, or the provider could not be reached.
  if (query.has('error')) return failed;
  const code = query.get('code');
  if (!code || !provider) return missing;
  const [state, iss] = [query.get('state'), query.get('iss')];
  return { provider, code, ...(state && { state }), ...(iss && { iss }) };
}

/** Completes a sign-in with an identity provider. */
export function createCallback(deps: CallbackDeps) {
  const { api, isSignedIn, enter } = deps;
  const request = readRequest(deps);
  let accepted: { returnPath: string | null } | undefined;

  const { state: attempt, start } = createAction(async () => {
    if (typeof request === 'string') return;
    try {
      accepted ??= await api.authCallback(request);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 400)) throw error;
      const isFailed = error.code === 'sign-in-failed';
      // Another tab, or this one before Back, may have finished.
      if (!isFailed || !(await isSignedIn())) {
        state.refused = isFailed ? failed : (await failureFor(error)).message;
        return;
      }
      accepted = { returnPath: null };
    }
    await enter(request.provider, accepted.returnPath);
  });
  const state = proxy<Check>({
    refused: typeof request === 'string' ? request : null,
    attempt,
  });
  return {
    state,
    /** Exchanges the code for a session, then enters. */
    authenticate: () => start(),
  };
}
