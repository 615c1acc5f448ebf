import type { Failure } from './failures.ts';
import type { Facts, Log } from './log.ts';

/** How long nothing more is logged about an outage, in ms. */
const silence = 5 * 60_000;

/** Something that a program needs, and that may be unreachable for a while. */
export interface Outage {
  /**
   * It failed. Logs that at once, and then every five minutes while it lasts, with the `seconds`
   * since the start.
   */
  began(facts: Facts): void;
  /** It works. Logs that if it did not work before. */
  ended(facts?: Facts): void;
}

/**
 * Creates an {@link Outage}. It does not log every failure, but logs often enough that what still
 * fails is in every log.
 *
 * @param failed the event during an outage
 * @param works the event when it works again
 * @param show receives each change of its state
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
