import type { api } from '@emberite/sdk/api';
import { ApiError, errorToMessage } from '@emberite/sdk/api';
import { proxy } from 'valtio';
import { findProvider } from './provider.ts';
import type { ProviderId } from './provider.ts';

/** Where a social sign-in stands. `again` says whether the same code may work yet. */
export type CallbackState =
  | { name: 'authenticating' }
  | { name: 'failed'; message: string; again: boolean };

export interface CallbackNeeds {
  provider: string | undefined;
  /** What the provider sent back in the address: `code`, `state`, `iss`, or an `error`. */
  query: URLSearchParams;
  api: Pick<typeof api, 'authCallback'>;
  /** Called once the API has signed the visitor in; what it throws is shown. */
  enter: (provider: ProviderId, returnPath: string | null) => Promise<void>;
}

export interface Callback {
  /** The state is replaced as a whole. */
  state: { current: CallbackState };
  /** Trades the code for a session, and goes on. */
  authenticate(): Promise<void>;
}

const missing = 'Invalid authentication request. Missing required parameters.';
const refused = 'Authentication failed. Please try again.';

/** What the provider sent, in the form of the call; a sentence when it cannot be used. */
function readRequest({ provider, query }: CallbackNeeds) {
  // Nobody came back with a code because they said no there, or it could not be reached.
  if (query.has('error')) return refused;
  const code = query.get('code');
  const known = findProvider(provider);
  if (!code || !known) return missing;
  const [state, iss] = [query.get('state'), query.get('iss')];
  return { provider: known.id, code, ...(state && { state }), ...(iss && { iss }) };
}

/** Finishing a sign-in with an identity provider. */
export function createCallback(needs: CallbackNeeds): Callback {
  const { api, enter } = needs;
  const request = readRequest(needs);
  const state = proxy<{ current: CallbackState }>({
    current:
      typeof request === 'string'
        ? { name: 'failed', message: request, again: false }
        : { name: 'authenticating' },
  });
  let working = false;
  let accepted: { returnPath: string | null } | undefined;

  return {
    state,
    async authenticate() {
      if (typeof request === 'string' || working) return;
      working = true;
      state.current = { name: 'authenticating' };
      try {
        accepted ??= await api.authCallback(request);
        await enter(request.provider, accepted.returnPath);
      } catch (error) {
        working = false;
        const code = error instanceof ApiError ? error.code : '';
        const message = code === 'sign-in-failed' ? refused : errorToMessage(error);
        const again = !(error instanceof ApiError && error.status === 400);
        state.current = { name: 'failed', message, again };
      }
    },
  };
}
