import { pino } from 'pino';
import type { Clock } from './clock.ts';

/** The fields of a log line: short facts, never a secret, code, cookie or email address. */
export type LogFields = Readonly<Record<string, string | number | readonly string[]>>;

/** Writes one JSON line per event. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Creates a log that passes each finished line, without its line break, to `write`. */
export function createLog(write: (line: string) => void, clock: Clock): Log {
  const logger = pino(
    {
      base: null,
      messageKey: 'event',
      formatters: { level: (level) => ({ level }) },
      timestamp: () => `,"time":"${clock().toISOString()}"`,
    },
    { write: (line) => write(line.trimEnd()) },
  );
  return {
    info: (event, fields = {}) => logger.info(fields, event),
    error: (event, fields = {}) => logger.error(fields, event),
  };
}

/**
 * Describes an unexpected error in a form that is safe to log. Messages of database errors contain
 * the values of the query, so only the kind and the place of the error are logged.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined;
  return {
    error: error.name,
    ...(typeof code === 'string' && { code }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((frame) => /^\s+at /.test(frame))
      .slice(0, 8)
      .map((frame) => frame.trim()),
  };
}
