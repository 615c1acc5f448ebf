import { isOffline, offlineSentence } from '@emberite/sdk/offline';
import { onReturn } from '@emberite/sdk/tab';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The registry's response, or why there is none. */
export type ReadState<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  /** `signIn` is the path of the page that signs in; null while the site has none. */
  | { status: 'signed-out'; signIn: string | null }
  /** The user is in no team. */
  | { status: 'stranger'; address: string }
  /** The request is about a package of another team. */
  | { status: 'foreign'; owned: string }
  | { status: 'failed'; message: string };

/** Why there is no value. */
type Refusal = Exclude<ReadState<never>, { status: 'loading' | 'ready' }>;

/** The registry does not respond, or not with what was requested. */
class RefusedRead extends Error {
  override name = 'RefusedRead';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.status, options);
    this.refusal = refusal;
  }
}

/** The registry's message about a refusal. */
interface RefusalBody {
  message?: string;
  address?: string;
  signIn?: string | null;
  owned?: string;
}

const unreachable = 'The registry does not respond. Please try again in a moment.';

/**
 * Requests something from the registry, e.g. `moves?remote=mf-events`, as the user who is signed in
 * on the site. Rejects if it does not respond with it.
 */
export async function read<Value>(path: string): Promise<Value> {
  const response = await fetch(`/registry/${path}`).catch((cause: unknown) => {
    const message = isOffline() ? offlineSentence : unreachable;
    throw new RefusedRead({ status: 'failed', message }, { cause });
  });
  const body = (await response.json().catch(() => null)) as unknown;
  if (response.ok && body !== null) return body as Value;
  const { message = unreachable, address = '', signIn = null, owned } = (body ?? {}) as RefusalBody;
  if (response.status === 401) throw new RefusedRead({ status: 'signed-out', signIn });
  if (owned !== undefined) throw new RefusedRead({ status: 'foreign', owned });
  if (response.status === 403) throw new RefusedRead({ status: 'stranger', address });
  throw new RefusedRead({ status: 'failed', message });
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedRead) return error.refusal;
  console.error(error);
  return { status: 'failed', message: unreachable };
}

/**
 * Loads what a page shows, and again on return to the tab. `load` stays the same while the page is
 * shown. Returns the response, and a function that tries again.
 */
export function useRead<Value>(load: () => Promise<Value>): [ReadState<Value>, () => void] {
  const [state, setState] = useState<ReadState<Value>>({ status: 'loading' });
  const latest = useRef(0);
  const ask = useCallback(async () => {
    const mine = (latest.current += 1);
    const next = await load().then(
      (value): ReadState<Value> => ({ status: 'ready', value }),
      refusalOf,
    );
    if (mine !== latest.current) return;
    // What is shown stays while the registry cannot be reached.
    setState((now) => (now.status === 'ready' && next.status === 'failed' ? now : next));
  }, [load]);
  useEffect(() => {
    void ask();
    return onReturn(() => void ask());
  }, [ask]);
  const again = useCallback(() => {
    setState({ status: 'loading' });
    void ask();
  }, [ask]);
  return [state, again];
}
