import ky, { HTTPError, NetworkError as Unreached, TimeoutError as TookTooLong } from 'ky';
import type { Options } from 'ky';
import { config } from '@emberite/sdk/config';
import type { Call } from '@emberite/contract/call';
import { patience } from '@emberite/contract/patience';
import { host } from '@emberite/sdk/host';
import { tabSession } from '../tab/sessions.ts';
import { NetworkError, TimeoutError, toApiError } from './errors.ts';

const client = ky.create({
  credentials: 'include',
  // A read can be repeated safely; a write cannot.
  retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504], afterStatusCodes: [] },
});

/** `sentIn` is the session that sent the request. */
function toKnownError(error: unknown, sentIn: number): unknown {
  if (error instanceof TookTooLong)
    return new TimeoutError('The server did not respond in time.', { cause: error });
  if (error instanceof Unreached || error instanceof TypeError) {
    return new NetworkError('The server could not be reached.', { cause: error });
  }
  if (!(error instanceof HTTPError)) return error;
  if (error.response.status === 401 && sentIn === tabSession.number) host.unauthorized();
  if (error.response.status === 404) host.missing();
  return toApiError(error.response.status, error.data);
}

/** Fills the `:name` parts of a call's path from its input. `rest` is the input without them. */
function fillPath(path: string, input: object) {
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}

/** Options of a call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Calls the API, with cookies, and checks the response against the contract.
 *
 * Rejects with `ApiError` if the server refuses or its response does not match the contract,
 * `NetworkError` if it cannot be reached, and `TimeoutError` after the contract's `patience`. On a 401 the host first
 * sends the user to sign in, unless somebody has signed in or out since.
 */
export async function call<Input extends object, Output>(
  contract: Call<Input, Output>,
  input: Input,
  { signal }: CallOptions = {},
): Promise<Output> {
  const { path, rest } = fillPath(contract.path, input);
  const options: Options =
    contract.method === 'GET'
      ? { searchParams: rest as Record<string, string | undefined> }
      : { json: rest };
  const sentIn = tabSession.number;
  let body: unknown;
  try {
    const url = config.apiBase + path;
    body = await client(url, {
      ...options,
      method: contract.method,
      timeout: contract.patience ?? patience.call,
      // With any other mode, the browser would not use the response that the document preloaded.
      ...(tabSession.wasVisitor && { credentials: 'same-origin' }),
      ...(signal && { signal }),
    }).json();
  } catch (error) {
    throw toKnownError(error, sentIn);
  }
  const { success, data } = contract.response.safeParse(body);
  if (!success) throw toApiError(200, undefined);
  return data;
}

/** Makes a function of its own of a call. */
export const to =
  <Input extends object, Output>(contract: Call<Input, Output>) =>
  (input: Input, options?: CallOptions): Promise<Output> =>
    call(contract, input, options);
