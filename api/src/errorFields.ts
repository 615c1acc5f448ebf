import type { LogEntry } from '@emberite/config/log';

/**
 * Describes an unexpected error in a form that is safe to log, as an entry with the level `error`.
 * Messages of database errors contain the values of the query, so only the kind and the place of the
 * error are logged.
 */
export function errorFields(error: unknown): Omit<LogEntry, 'event'> {
  if (!(error instanceof Error)) return { level: 'error', error: typeof error };
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined;
  return {
    level: 'error',
    error: error.name,
    ...(typeof code === 'string' && { code }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((frame) => /^\s+at /.test(frame))
      .slice(0, 8)
      .map((frame) => frame.trim()),
  };
}
