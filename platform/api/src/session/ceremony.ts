import { and, eq, inArray } from 'drizzle-orm';
import { after, minute } from '../clock.ts';
import { lasts } from '../db/lasts.ts';
import { ceremonies } from '../db/schema.ts';
import { dropToken, readTokens, writeToken } from '../http/cookies.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { hashSecret, isSecret, newSecret } from '../secrets/secrets.ts';

const kinds = ['social', 'passkey_add', 'passkey_sign_in'] as const;
type CeremonyKind = (typeof kinds)[number];

/** How long the second step may take, in milliseconds. */
const lifetime = 15 * minute;

const cookieOf = (kind: CeremonyKind) => `ember_${kind}` as const;

/** What a browser holds of the flows of a kind: its tokens, and the key of the last one that it began with each. */
const readBrowser = (context: RequestContext, kind: CeremonyKind) =>
  readTokens(context, cookieOf(kind)).flatMap((value) => {
    const [token = '', last = ''] = value.split('.');
    return isSecret(token) ? [{ token, last }] : [];
  });

/** Only the browser with this token finds the flow with this key. */
const placeOf = (token: string, key: string) => hashSecret(`${token}.${key}`);

/**
 * Begins a two-step flow that only this browser can finish. It may have begun others, in other tabs:
 * all of them go on. The data for the second step is stored in the database.
 *
 * @param key random, and part of the second step: it tells apart the flows of one browser
 */
export async function beginCeremony(
  context: RequestContext,
  kind: CeremonyKind,
  key: string,
  data: object,
): Promise<void> {
  const [{ token } = { token: newSecret() }] = readBrowser(context, kind);
  await context.db.insert(ceremonies).values({
    tokenHash: placeOf(token, key),
    kind,
    data,
    expiresAt: after(context.clock(), lifetime),
  });
  writeToken(context, cookieOf(kind), `${token}.${key}`, lifetime / 1000);
}

/**
 * Returns the data of a flow that this browser began, once. Null if there is none or it has expired.
 *
 * @param key that of the flow; the last one by default
 */
export async function finishCeremony(
  context: RequestContext,
  kind: CeremonyKind,
  key?: string,
): Promise<unknown> {
  const places = readBrowser(context, kind).map(({ token, last }) => placeOf(token, key ?? last));
  const mine = and(
    inArray(ceremonies.tokenHash, places),
    eq(ceremonies.kind, kind),
    lasts(ceremonies.expiresAt, context.clock(), lifetime),
  );
  const [begun] = await context.db.delete(ceremonies).where(mine).returning();
  return begun?.data ?? null;
}

/** Deletes the cookies of the flows that this browser has begun. */
export function clearCeremonies(context: RequestContext): void {
  for (const kind of kinds) dropToken(context, cookieOf(kind));
}
