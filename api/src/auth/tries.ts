import { hour } from '../clock.ts';
import type { RequestContext } from '../http/handle.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';

/** Twice the messages a client can ask for: each may be mistyped once. */
const tries: Limit = { name: 'mail-sign-in-client', max: 200, windowMs: hour };

/** Counts one more sign-in that a client tries by mail, before anything costly is done for it. */
export function countTry(context: RequestContext): Promise<void> {
  return count(tries, context.client, context);
}
