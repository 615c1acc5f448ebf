import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { after, day, minute } from '../clock.ts';
import { signInLinks } from '../db/schema.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import type { Services } from '../services.ts';
import { hashCode, hashSecret, isCode, newCode, newSecret } from './secrets.ts';

/** Lifetime of a link and its code, in minutes. */
export const linkMinutes = 15;

const maxTries = 5;

/** Attempts at the codes of one address, however many codes it gets. Its links keep working. */
const triesPerAddress: Limit = { name: 'code-address', max: 100, windowMs: day };

/** The one-time link and code of a sign-in mail. */
export interface SignInLink {
  secret: string;
  code: string;
}

/** Creates a link and a code for an address. Earlier ones stop working. */
export async function createLink(
  email: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<SignInLink> {
  const link = { secret: newSecret(), code: newCode() };
  const kept = {
    secretHash: hashSecret(link.secret),
    codeHash: await hashCode(link.code),
    tries: 0,
    expiresAt: after(clock(), linkMinutes * minute),
  };
  await db
    .insert(signInLinks)
    .values({ email, ...kept })
    .onConflictDoUpdate({ target: signInLinks.email, set: kept });
  return link;
}

/** Uses up a link. Returns true for the one request that found it unused. */
async function use(secretHash: string, email: string, { db, clock }: Services): Promise<boolean> {
  const used = await db
    .delete(signInLinks)
    .where(
      and(
        eq(signInLinks.email, email),
        eq(signInLinks.secretHash, secretHash),
        gt(signInLinks.expiresAt, clock()),
      ),
    )
    .returning();
  return used.length === 1;
}

/** Whether `secret` signs in `email`. It works once. */
export async function useSecret(email: string, secret: string, services: Services) {
  return use(hashSecret(secret), email, services);
}

/**
 * Whether `code` signs in `email`. It works once. The attempt is counted before the code is
 * compared, so that parallel requests get no extra attempts.
 */
export async function useCode(email: string, code: string, services: Services): Promise<boolean> {
  const [link] = await services.db
    .update(signInLinks)
    .set({ tries: sql`${signInLinks.tries} + 1` })
    .where(
      and(
        eq(signInLinks.email, email),
        lt(signInLinks.tries, maxTries),
        gt(signInLinks.expiresAt, services.clock()),
      ),
    )
    .returning();
  if (link) await count(triesPerAddress, email, services);
  const isRight = await isCode(code, link?.codeHash);
  return link !== undefined && isRight && use(link.secretHash, email, services);
}
