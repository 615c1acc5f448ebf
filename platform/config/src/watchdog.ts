import { performance } from 'node:perf_hooks';
import type { Log } from './log.ts';

/** How often it looks, in milliseconds. */
const interval = 50;

/** How long the main thread may do one thing, in milliseconds. */
const longest = 200;

/**
 * Logs `main-thread-blocked` with its `ms` whenever this program has done one thing for more than 200 ms, or has not been
 * given the processor for as long: everybody else has waited meanwhile.
 */
export function watchMainThread(log: Log): void {
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const ms = Math.round(now - last - interval);
    last = now;
    if (ms > longest) log({ event: 'main-thread-blocked', ms });
  }, interval).unref();
}
