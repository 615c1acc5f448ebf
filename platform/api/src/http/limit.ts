import { createHash } from 'node:crypto';
import { networksOf } from '@emberite/config/networks';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { after, hour, minute } from '../clock.ts';
import { lasts } from '../db/lasts.ts';
import { limits } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { ApiFailure } from './failure.ts';
import type { RequestContext } from '../endpoint/handle.ts';

export interface Limit {
  name: string;
  max: number;
  /** Length of the window in milliseconds. It starts with the first request. */
  windowMs: number;
  /** What to say above it. `wait` is `15 minutes` or the like. */
  refusal?: (wait: string) => string;
}

const tooMany = (wait: string) => `Too many attempts. Please wait ${wait} and try again.`;

/** Says some milliseconds in whole minutes, or in hours from one on. */
function inWords(ms: number): string {
  const minutes = Math.ceil(ms / minute);
  const hours = Math.ceil(ms / hour);
  if (minutes >= 60) return hours > 1 ? `${hours} hours` : 'an hour';
  return minutes > 1 ? `${minutes} minutes` : 'a minute';
}

/** We only store a hash of `who`. */
const keyOf = ({ name }: Limit, who: string) =>
  `${name}:${createHash('sha256').update(who).digest('base64url')}`;

function refuse({ refusal = tooMany }: Limit, until: Date, now: Date): never {
  const wait = until.getTime() - now.getTime();
  const headers = { 'Retry-After': `${Math.ceil(wait / 1000)}` };
  throw new ApiFailure('too-many-requests', refusal(inWords(wait)), headers);
}

/** Throws a 429 if `limit` is used up for `who`. Does not count. */
async function refuseOver(limit: Limit, who: string, { db, clock }: Services) {
  const now = clock();
  const usedUp = and(
    eq(limits.key, keyOf(limit, who)),
    gte(limits.count, limit.max),
    lasts(limits.expiresAt, now, limit.windowMs),
  );
  const [row] = await db.select().from(limits).where(usedUp);
  if (row) refuse(limit, row.expiresAt, now);
}

/**
 * Counts one use, or more, of `limit` by `who`. Throws a 429 above the limit. The count is in the database,
 * so it survives restarts, and one statement updates it, so concurrent requests cannot exceed it.
 * Returns the key of the count, for {@link giveBack}.
 */
export async function count(
  limit: Limit,
  who: string,
  { db, clock }: Services,
  times = 1,
): Promise<string> {
  const now = clock();
  const runs = lasts(limits.expiresAt, now, limit.windowMs);
  const fresh = { count: times, expiresAt: after(now, limit.windowMs) };
  const key = keyOf(limit, who);
  const [row] = await db
    .insert(limits)
    .values({ key, ...fresh })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${runs} then ${limits.count} + ${times}::int else ${times}::int end`,
        expiresAt: sql`case when ${runs} then ${limits.expiresAt} else ${fresh.expiresAt.toISOString()}::timestamptz end`,
      },
    })
    .returning();
  if (row && row.count > limit.max) refuse(limit, row.expiresAt, now);
  return key;
}

/** Takes back one use of each count, or more, because nothing came of it. */
export async function giveBack(
  keys: readonly string[],
  { db }: Services,
  times = 1,
): Promise<void> {
  await db
    .update(limits)
    .set({ count: sql`${limits.count} - ${times}::int` })
    .where(and(inArray(limits.key, [...keys]), gte(limits.count, times)));
}

type ByClient = Services & Pick<RequestContext, 'client'>;

const limitsOf = (limit: Limit, { client }: ByClient) =>
  networksOf(client).map(({ network, times }) => ({
    network,
    limit: { ...limit, max: limit.max * times },
  }));

/** Throws a 429 if `limit` is used up for the client or one of its networks. Does not count. */
export async function refuseClientOver(limit: Limit, context: ByClient): Promise<void> {
  for (const { network, limit: each } of limitsOf(limit, context)) {
    await refuseOver(each, network, context);
  }
}

/**
 * Counts one use of `limit` by the client, and by its networks. Throws a 429 above a limit; then none
 * is counted, so that a client cannot use up the limits of its neighbours. Returns the keys of the
 * counts, for {@link giveBack}.
 */
export async function countClient(limit: Limit, context: ByClient): Promise<string[]> {
  return context.db.transaction(async (db) => {
    const keys: string[] = [];
    for (const { network, limit: each } of limitsOf(limit, context)) {
      keys.push(await count(each, network, { ...context, db }));
    }
    return keys;
  });
}
