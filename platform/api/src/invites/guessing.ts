import { hour } from '../clock.ts';
import type { Limit } from '../http/limit.ts';

/**
 * Invalid codes of a client: nobody mistypes one this often. A client that has tried too many is refused also with
 * valid ones; otherwise they could still be found by guessing.
 */
export const misses: Limit = { name: 'invite-miss', max: 100, windowMs: hour };
