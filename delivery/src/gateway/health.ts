import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Knows which API servers can be called. */
export interface Health {
  isUp(url: string): boolean;
  /** Checks a server now. Calls at the same time share one check. */
  check(url: string): Promise<boolean>;
  /** Checks a server in the background, because a call to it has failed. */
  suspect(url: string): void;
  close(): void;
}

/**
 * Keeps the health of servers. A server whose check fails is down, and is checked again until it
 * succeeds. A healthy server is never checked.
 *
 * @param responds whether the server at a URL responds
 * @param pause milliseconds between two checks
 */
export function createHealth(
  responds: (url: string) => Promise<boolean>,
  pause: number,
  log: Log,
): Health {
  const down = new Set<string>();
  const suspects = new Set<string>();
  const checks = new Map<string, Promise<boolean>>();
  const closing = new AbortController();

  function check(target: string): Promise<boolean> {
    let running = checks.get(target);
    if (!running) {
      running = responds(target).then((isUp) => {
        checks.delete(target);
        if (isUp === down.has(target) && !closing.signal.aborted) {
          log({ event: isUp ? 'api-reachable' : 'api-unreachable', target });
        }
        if (isUp) down.delete(target);
        else down.add(target);
        return isUp;
      });
      checks.set(target, running);
    }
    return running;
  }

  async function watch(target: string): Promise<void> {
    while (!closing.signal.aborted && !(await check(target))) {
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
    }
    suspects.delete(target);
  }

  return {
    isUp: (url) => !down.has(url),
    check,
    suspect(url) {
      if (suspects.has(url)) return;
      suspects.add(url);
      void watch(url);
    },
    close: () => closing.abort(),
  };
}
