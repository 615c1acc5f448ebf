import { pino } from 'pino';
import type { Failure } from './failures.ts';

/** A short fact: never a secret, code, cookie or email address. */
type Fact = string | number | boolean | readonly string[] | undefined;

/** Facts about an event. */
export interface Facts {
  [field: string]: Fact;
}

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
