import { hour } from '../clock.ts';
import type { Visit } from '../http/handle.ts';
import { count, refuseOver } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';

/** Nobody mistypes this often. */
const misses: Limit = { name: 'invite-miss', max: 100, windowMs: hour };

/**
 * Refuses a client that has tried too many codes in vain. Right codes are refused with the wrong
 * ones: told apart, they could still be found by trying.
 */
export function refuseGuessing(visit: Visit): Promise<void> {
  return refuseOver(misses, visit.client, visit);
}

/** Counts a code that was tried in vain. */
export function countMiss(visit: Visit): Promise<void> {
  return count(misses, visit.client, visit);
}
