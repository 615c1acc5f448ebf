import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Knows which API servers can be called. */
export interface Health {
  isUp(url: string): boolean;
  /** Checks a server in the background, because a call to it has failed. */
  doubt(url: string): void;
  close(): void;
}

/**
 * Keeps the health of servers. A server whose check fails is down, and is checked again until it
 * succeeds. A healthy server is never checked.
 *
 * @param check whether the server at a URL responds
 * @param pause milliseconds between two checks
 */
export function createHealth(
  check: (url: string) => Promise<boolean>,
  pause: number,
  log: Log,
): Health {
  const down = new Set<string>();
  const doubted = new Set<string>();
  const closing = new AbortController();

  async function watch(target: string): Promise<void> {
    while (!closing.signal.aborted && !(await check(target))) {
      if (!down.has(target)) log({ event: 'api-unreachable', target });
      down.add(target);
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
    }
    doubted.delete(target);
    if (down.delete(target) && !closing.signal.aborted) log({ event: 'api-reachable', target });
  }

  return {
    isUp: (url) => !down.has(url),
    doubt(url) {
      if (doubted.has(url)) return;
      doubted.add(url);
      void watch(url);
    },
    close: () => closing.abort(),
  };
}
