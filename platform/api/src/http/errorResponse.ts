import { errorStatus } from '@emberite/contract/errors';
import type { ErrorBody } from '@emberite/contract/errors';
import type { Log } from '@emberite/config/log';
import { failed } from '../errorFields.ts';
import type { HonoContext } from './environment.ts';
import { ApiFailure } from './failure.ts';

/** PostgreSQL's code for a row that refers to a missing one. */
const foreignKeyViolation = '23503';

/**
 * Returns what an error means to the client, or null for an unexpected error. Every row refers to
 * its user, so a missing one means that the account has just been deleted.
 */
function toFailure(error: unknown): ApiFailure | null {
  if (error instanceof ApiFailure) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === foreignKeyViolation ? new ApiFailure('not-signed-in') : null;
}

/** Turns a thrown error into an error response. Unexpected ones are logged. */
export function errorResponse(log: Log) {
  return (error: unknown, c: HonoContext): Response => {
    const requestId = c.get('requestId');
    const expected = toFailure(error);
    if (!expected) log({ id: requestId, ...failed('unexpected', error) });
    const { code, message, headers } = expected ?? new ApiFailure('unexpected');
    const body: ErrorBody = { code, message, requestId };
    return c.json(body, errorStatus[code], { ...headers });
  };
}
