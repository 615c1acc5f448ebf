import { and, eq, gt } from 'drizzle-orm';
import { after, minute } from '../clock.ts';
import { ceremonies } from '../db/schema.ts';
import { dropToken, readToken, writeToken } from '../http/cookies.ts';
import type { Visit } from '../http/handle.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** How long its second half may take, in milliseconds. */
const lifetime = 15 * minute;

/** Each kind has its cookie, so that one of each can be under way in a browser. */
const cookieOf = (kind: string) => `ember_${kind}`;

/**
 * Begins something that only this browser can finish: what is needed then is kept in the database,
 * and the browser gets a token for it.
 */
export async function beginCeremony(visit: Visit, kind: string, data: object): Promise<void> {
  const token = newSecret();
  await visit.db.insert(ceremonies).values({
    tokenHash: hashSecret(token),
    kind,
    data,
    expiresAt: after(visit.clock(), lifetime),
  });
  writeToken(visit, cookieOf(kind), token, lifetime / 1000);
}

/** What this browser began, once: null when there is nothing, or it took too long. */
export async function finishCeremony(visit: Visit, kind: string): Promise<unknown> {
  const token = readToken(visit, cookieOf(kind));
  if (!token) return null;
  dropToken(visit, cookieOf(kind));
  const [begun] = await visit.db
    .delete(ceremonies)
    .where(
      and(
        eq(ceremonies.tokenHash, hashSecret(token)),
        eq(ceremonies.kind, kind),
        gt(ceremonies.expiresAt, visit.clock()),
      ),
    )
    .returning();
  return begun?.data ?? null;
}
