import { errorStatus } from '@emberite/sdk/contract/errors';
import type { ErrorBody } from '@emberite/sdk/contract/errors';
import { errorFields } from '../log.ts';
import type { Log } from '../log.ts';
import type { Exchange } from './environment.ts';
import { ApiFailure } from './failure.ts';

/** Turns whatever was thrown into an error answer; what nobody expected is logged. */
export function errorAnswer(log: Log) {
  return (error: unknown, c: Exchange): Response => {
    const requestId = c.get('requestId');
    const expected = error instanceof ApiFailure;
    if (!expected) log.error('unexpected', { id: requestId, ...errorFields(error) });
    const { code, message, headers } = expected ? error : new ApiFailure('unexpected');
    const body: ErrorBody = { code, message, requestId };
    return c.json(body, errorStatus[code], { ...headers });
  };
}
