import { followArrivals } from './arrivals.ts';

/** Milliseconds that a wait may last while nothing happens. */
const patience = 10_000;

/** Nothing happened for as long as anybody waits. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Starts a wait, whose signal aborts with a {@link TimeoutError} once nothing has happened for ten seconds. */
function wait() {
  const stop = new AbortController();
  const giveUp = () => stop.abort(new TimeoutError(`Nothing happened for ${patience} ms.`));
  let timer = setTimeout(giveUp, patience);
  return {
    signal: stop.signal,
    happened() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    },
    end: () => clearTimeout(timer),
  };
}

/** Reads a body to its end, and says so with each part of it. */
async function follow({ body }: Response, happened: () => void): Promise<void> {
  if (!body) return;
  const reader = body.getReader();
  while (!(await reader.read()).done) happened();
}

/**
 * Fetches a file and waits for all of it. Rejects with a {@link TimeoutError}, and ends the request, if nothing of it
 * arrives for ten seconds.
 */
export async function arrive(url: string | URL, init?: RequestInit): Promise<Response> {
  const { signal, happened, end } = wait();
  try {
    const response = await fetch(url, { ...init, signal });
    await follow(response.clone(), happened);
    return response;
  } finally {
    end();
  }
}

/**
 * Settles like `work`, which loads these files. Rejects with a {@link TimeoutError} if nothing of them arrives for ten
 * seconds, or if it goes on for so long once they are here. The page's skeleton shows which are. Only a fetch says what has arrived of a file. It begins
 * late, and takes part in the request that runs, or reads the browser's cache.
 */
export function patiently<T>(work: Promise<T>, urls: readonly string[] = []): Promise<T> {
  const { signal, happened, end } = wait();
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason));
  const over = new AbortController();
  const settled = followArrivals(urls);
  const look = async (url: string) => follow(await fetch(url, { signal: over.signal }), happened);
  const later = setTimeout(() => {
    for (const url of urls) look(url).catch(() => {});
  }, patience / 2);
  return Promise.race([work, promise]).finally(() => {
    clearTimeout(later);
    over.abort();
    settled();
    end();
  });
}
