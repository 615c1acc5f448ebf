import { pino } from 'pino';

/** Short facts about an event: never a secret, code, cookie or email address. */
type Facts = Record<string, string | number | boolean | readonly string[] | undefined>;

/**
 * One event, and the facts about it. Events that an operator should know about have the level
 * `error`; the others are `info`.
 */
export type LogEntry = Facts &
  ({ event: string; level?: undefined } | { event: Failure; level: 'error' });

/** Writes one line for an event. */
export type Log = (entry: LogEntry) => void;

/** Characters that JSON need not escape, but that a terminal obeys, or takes for the end of a line. */
const controls = /[\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Creates a log: one line of JSON per event, `{"level":…,"time":…,…,"event":…}`.
 *
 * @param stream receives each line, with its line break
 * @param clock the time of an event
 */
export function createLog(
  stream: { write(line: string): unknown },
  clock: () => Date = () => new Date(),
): Log {
  const logger = pino(
    {
      base: null,
      messageKey: 'event',
      formatters: { level: (level) => ({ level }) },
      timestamp: () => `,"time":"${clock().toISOString()}"`,
    },
    { write: (line) => void stream.write(line.replace(controls, escape)) },
  );
  return ({ event, level, ...facts }) => logger[level ?? 'info'](facts, event);
}

/**
 * The events that the programs log with the level `error`, by program: those that an operator
 * should know about. `npm start` logs like the gateway. docs/operate.md explains each of them, and
 * `ember_errors_total` counts them.
 */
export const failures = {
  gateway: [
    'api-failed',
    'api-unreachable',
    'cache-failed',
    'error',
    'file-failed',
    'log-dropped',
    'registry-failed',
    'registry-unreachable',
    'remote-failed',
    'requests-given-up',
    'set-failed',
    'store-unreachable',
  ],
  registry: [
    'canary-worse',
    'compose-failed',
    'error',
    'gate-api-failed',
    'gate-failed',
    'log-dropped',
    'metrics-unreachable',
    'preview-failed',
    'release-set-aside',
    'requests-given-up',
    'watch-failed',
  ],
  api: [
    'backup-failed',
    'backup-unavailable',
    'people-failed',
    'people-unavailable',
    'groups-failed',
    'cleaning-failed',
    'clock-jumped',
    'database-connection-lost',
    'database-failed',
    'file-broken-off',
    'files-left',
    'log-dropped',
    'mail-failed',
    'no-posters-of-recordings',
    'notice-failed',
    'payment-disputed',
    'payment-failed',
    'payment-unknown',
    'provider-unreachable',
    'refund-failed',
    'refund-refused',
    'requests-given-up',
    'sign-in-failed',
    'unexpected',
  ],
} as const;

/** A program of the site. */
export type Program = keyof typeof failures;

/** An event that an operator should know about. */
export type Failure = (typeof failures)[Program][number];

/** How long nothing more is logged about an outage, in ms. */
const silence = 5 * 60_000;

/** Something that a program needs, and that may be unreachable for a while. */
export type Outage = ReturnType<typeof createOutage>;

/**
 * Follows something that a program needs, and that may be unreachable for a while. It does not log every failure, but logs often enough that what still
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
) {
  let since: number | undefined;
  let said = 0;
  return {
    /**
     * It failed. Logs that at once, and then every five minutes while it lasts, with the `seconds`
     * since the start.
     */
    began(facts: Facts): void {
      const now = performance.now();
      if (since !== undefined && now - said < silence) return;
      if (since === undefined) show(false);
      since ??= now;
      said = now;
      const seconds = Math.round((now - since) / 1_000);
      log({ ...facts, ...(seconds > 0 && { seconds }), event: failed, level: 'error' });
    },
    /** It works. Logs that if it did not work before. */
    ended(facts?: Facts): void {
      if (since === undefined) return;
      show(true);
      const seconds = Math.round((performance.now() - since) / 1_000);
      since = undefined;
      log({ ...facts, seconds, event: works });
    },
  };
}
