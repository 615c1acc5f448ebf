import { hour } from '../clock.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { countClient } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';

/** Twice the mails a client may request: each code may be mistyped once. */
const tries: Limit = { name: 'mail-sign-in-client', max: 200, windowMs: hour };

/** Counts a sign-in attempt by mail, before it costs us anything. */
export async function countTry(context: RequestContext): Promise<void> {
  await countClient(tries, context);
}
