import { createAction } from '@emberite/sdk/action';
import type { api } from '@emberite/sdk/api';
import { ApiError, errorToMessage } from '@emberite/sdk/api';
import { proxy } from 'valtio';
import type { Check } from '../auth-layout/check.ts';
import { findProvider } from './provider.ts';
import type { ProviderId } from './provider.ts';

export interface CallbackDeps {
  provider: string | undefined;
  /** What the provider sent back in the address: `code`, `state`, `iss`, or an `error`. */
  query: URLSearchParams;
  api: Pick<typeof api, 'authCallback'>;
  /** Called once the API has signed the visitor in; what it throws is shown. */
  enter: (provider: ProviderId, returnPath: string | null) => Promise<void>;
}

export interface Callback {
  state: Check;
  /** Trades the code for a session, and goes on. */
  authenticate(): Promise<void>;
}

const missing = 'Invalid authentication request. Missing required parameters.';
const failed = 'Authentication failed. Please try again.';

/** What the provider sent, in the form of the call; a sentence when it cannot be used. */
function readRequest({ provider, query }: CallbackDeps) {
  // Nobody came back with a code because they said no there, or it could not be reached.
  if (query.has('error')) return failed;
  const code = query.get('code');
  const known = findProvider(provider);
  if (!code || !known) return missing;
  const [state, iss] = [query.get('state'), query.get('iss')];
  return { provider: known.id, code, ...(state && { state }), ...(iss && { iss }) };
}

/** Finishing a sign-in with an identity provider. */
export function createCallback(deps: CallbackDeps): Callback {
  const { api, enter } = deps;
  const request = readRequest(deps);
  let accepted: { returnPath: string | null } | undefined;

  const { state: attempt, start } = createAction(async () => {
    if (typeof request === 'string') return;
    try {
      accepted ??= await api.authCallback(request);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 400)) throw error;
      state.refused = error.code === 'sign-in-failed' ? failed : errorToMessage(error);
      return;
    }
    await enter(request.provider, accepted.returnPath);
  });
  const state = proxy<Check>({
    refused: typeof request === 'string' ? request : null,
    attempt,
  });
  return { state, authenticate: start };
}
