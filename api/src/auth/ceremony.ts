import { and, eq } from 'drizzle-orm';
import { after, minute } from '../clock.ts';
import { lasts } from '../db/lasts.ts';
import { ceremonies } from '../db/schema.ts';
import { dropToken, readToken, writeToken } from '../http/cookies.ts';
import type { RequestContext } from '../http/handle.ts';
import { hashSecret, newSecret } from './secrets.ts';

type CeremonyKind = 'social' | 'passkey_add' | 'passkey_sign_in';

/** How long the second step may take, in milliseconds. */
const lifetime = 15 * minute;

/** Each kind has its own cookie, so that a browser can run one of each at a time. */
const cookieOf = (kind: CeremonyKind) => `ember_${kind}` as const;

/**
 * Begins a two-step flow that only this browser can finish. The data for the second step is stored
 * in the database; the browser gets a token for it.
 */
export async function beginCeremony(
  context: RequestContext,
  kind: CeremonyKind,
  data: object,
): Promise<void> {
  const token = newSecret();
  await context.db.insert(ceremonies).values({
    tokenHash: hashSecret(token),
    kind,
    data,
    expiresAt: after(context.clock(), lifetime),
  });
  writeToken(context, cookieOf(kind), token, lifetime / 1000);
}

/**
 * Returns the data of the flow that this browser began, once. Null if there is none or it has
 * expired.
 */
export async function finishCeremony(
  context: RequestContext,
  kind: CeremonyKind,
): Promise<unknown> {
  const token = readToken(context, cookieOf(kind));
  if (!token) return null;
  dropToken(context, cookieOf(kind));
  const [begun] = await context.db
    .delete(ceremonies)
    .where(
      and(
        eq(ceremonies.tokenHash, hashSecret(token)),
        eq(ceremonies.kind, kind),
        lasts(ceremonies.expiresAt, context.clock(), lifetime),
      ),
    )
    .returning();
  return begun?.data ?? null;
}
