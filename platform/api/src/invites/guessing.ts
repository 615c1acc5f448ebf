import { hour } from '../clock.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { countClient, refuseClientOver } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';

/** Nobody mistypes a code this often. */
const misses: Limit = { name: 'invite-miss', max: 100, windowMs: hour };

/**
 * Refuses a client that has tried too many invalid codes. It refuses valid ones too; otherwise they
 * could still be found by guessing.
 */
export function refuseGuessing(context: RequestContext): Promise<void> {
  return refuseClientOver(misses, context);
}

/** Counts an invalid code. */
export async function countMiss(context: RequestContext): Promise<void> {
  await countClient(misses, context);
}
