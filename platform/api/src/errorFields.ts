import type { Failure } from '@emberite/config/log';

/**
 * The code of the cause of an error, e.g. `ENOSPC` or that of PostgreSQL; of several, the
 * innermost.
 */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const own = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return codeOf(error.cause) ?? own;
}

/**
 * Describes an unexpected error in a form that is safe to log, as an entry with the level `error`.
 * Messages of database errors contain the values of the query, and those of mail servers the address, so only
 * the kind, the codes and the place of the error are logged.
 */
export function errorFields(error: unknown) {
  const level = 'error' as const;
  if (!(error instanceof Error)) return { level, error: typeof error };
  return {
    level,
    error: error.name,
    code: codeOf(error),
    /** That of a mail server. */
    responseCode: 'responseCode' in error ? Number(error.responseCode) : undefined,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((frame) => /^\s+at /.test(frame))
      .slice(0, 8)
      .map((frame) => frame.trim()),
  };
}

/** Describes a failure that an error has caused, as an entry of the log. */
export const failed = <Event extends Failure>(event: Event, error: unknown) => ({
  event,
  ...errorFields(error),
});
