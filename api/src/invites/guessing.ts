import { hour } from '../clock.ts';
import type { RequestContext } from '../http/handle.ts';
import { count, refuseOver } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';

/** Nobody mistypes this often. */
const misses: Limit = { name: 'invite-miss', max: 100, windowMs: hour };

/**
 * Refuses a client that has tried too many codes in vain. Right codes are refused with the wrong
 * ones: told apart, they could still be found by trying.
 */
export function refuseGuessing(context: RequestContext): Promise<void> {
  return refuseOver(misses, context.client, context);
}

/** Counts a code that was tried in vain. */
export function countMiss(context: RequestContext): Promise<void> {
  return count(misses, context.client, context);
}
