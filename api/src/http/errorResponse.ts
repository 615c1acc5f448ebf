import { errorStatus } from '@emberite/sdk/contract/errors';
import type { ErrorBody } from '@emberite/sdk/contract/errors';
import { errorFields } from '../log.ts';
import type { Log } from '../log.ts';
import type { HonoContext } from './environment.ts';
import { ApiFailure } from './failure.ts';

/** What PostgreSQL says of a row that refers to one that is not there. */
const foreignKeyViolation = '23503';

/**
 * What an error means to whoever asked. Every row refers to its user: one who is gone has deleted
 * the account a moment ago.
 */
function toFailure(error: unknown): ApiFailure | null {
  if (error instanceof ApiFailure) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === foreignKeyViolation ? new ApiFailure('not-signed-in') : null;
}

/** Turns whatever was thrown into an error answer; what nobody expected is logged. */
export function errorResponse(log: Log) {
  return (error: unknown, c: HonoContext): Response => {
    const requestId = c.get('requestId');
    const expected = toFailure(error);
    if (!expected) log.error('unexpected', { id: requestId, ...errorFields(error) });
    const { code, message, headers } = expected ?? new ApiFailure('unexpected');
    const body: ErrorBody = { code, message, requestId };
    return c.json(body, errorStatus[code], { ...headers });
  };
}
