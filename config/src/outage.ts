import type { Failure } from './failures.ts';
import type { Facts, Log } from './log.ts';

/** How long the log says nothing more about something that is away, in ms. */
const silence = 5 * 60_000;

/** Something that a program needs, and that may be away for a while. */
export interface Outage {
  /** It failed. The log says so at once, and while that lasts every five minutes, with the `seconds` since then. */
  began(facts: Facts): void;
  /** It works. The log says so if it did not. */
  ended(facts?: Facts): void;
}

/**
 * Creates what says how something fares. It says nothing twice, but never leaves a log without what is still wrong.
 *
 * @param failed the event while it is away
 * @param works the event when it is back
 * @param show receives each change of whether it is there
 */
export function createOutage(
  log: Log,
  failed: Failure,
  works: string,
  show: (isThere: boolean) => void = () => {},
): Outage {
  let since: number | undefined;
  let said = 0;
  return {
    began(facts) {
      const now = performance.now();
      if (since !== undefined && now - said < silence) return;
      if (since === undefined) show(false);
      since ??= now;
      said = now;
      const seconds = Math.round((now - since) / 1_000);
      log({ ...facts, ...(seconds > 0 && { seconds }), event: failed, level: 'error' });
    },
    ended(facts) {
      if (since === undefined) return;
      show(true);
      const seconds = Math.round((performance.now() - since) / 1_000);
      since = undefined;
      log({ ...facts, seconds, event: works });
    },
  };
}
