import { isHere } from './arrivals.ts';

/** Milliseconds that a wait may last while nothing happens. */
const patience = 10_000;

/** A timer that is this late, in milliseconds, was stopped with its tab: nothing could arrive meanwhile. */
const stopped = 2_000;

/** Nothing happened for as long as anybody waits. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** What begins each wait that runs anew. */
const waits = new Set<() => void>();

/** Whatever arrives counts for all who wait, because they share the connection. */
const happened = () => waits.forEach((restart) => restart());

/**
 * Starts a wait, which gives up with a {@link TimeoutError} once nothing has happened for ten seconds. Returns what ends
 * it.
 */
function wait(giveUp: (error: TimeoutError) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    const due = Date.now() + patience;
    timer = setTimeout(() => {
      if (Date.now() > due + stopped) restart();
      else giveUp(new TimeoutError(`Nothing happened for ${patience} ms.`));
    }, patience);
  };
  waits.add(restart);
  restart();
  return () => {
    clearTimeout(timer);
    waits.delete(restart);
  };
}

/** Reads a body to its end. */
async function follow({ body }: Response): Promise<void> {
  if (!body) return;
  const reader = body.getReader();
  while (!(await reader.read()).done) happened();
}

/**
 * Fetches a file and waits for all of it. Rejects with a {@link TimeoutError}, and ends the request, if
 * nothing at all arrives for ten seconds.
 */
export async function arrive(url: string | URL, init?: RequestInit): Promise<Response> {
  const stop = new AbortController();
  const end = wait((error) => stop.abort(error));
  try {
    const response = await fetch(url, { ...init, signal: stop.signal });
    await follow(response.clone());
    return response;
  } finally {
    end();
  }
}

/**
 * Settles like `work`, which loads these files. Rejects with a {@link TimeoutError} if nothing at all arrives for
 * ten seconds, or if it goes on for so long once they are here. Only a fetch says what has arrived of a file. It begins
 * late, and takes part in the request that runs, or reads the browser's cache.
 */
export function patiently<T>(work: Promise<T>, urls: readonly string[] = []): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = wait(reject);
  const over = new AbortController();
  const look = async (url: string) => follow(await fetch(url, { signal: over.signal }));
  const later = setTimeout(() => {
    for (const url of urls) if (!isHere(url)) look(url).catch(() => {});
  }, patience / 2);
  return Promise.race([work, promise]).finally(() => {
    clearTimeout(later);
    over.abort();
    end();
  });
}
