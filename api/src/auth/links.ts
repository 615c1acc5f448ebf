import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { after, day, minute } from '../clock.ts';
import { lasts } from '../db/lasts.ts';
import { signInLinks } from '../db/schema.ts';
import type { RequestContext } from '../http/handle.ts';
import type { Limit } from '../http/limit.ts';
import type { Services } from '../services.ts';
import { requesterOf, countByAddress } from './knownClients.ts';
import type { Requester } from './knownClients.ts';
import { hashCode, hashSecret, isCode, newCode, newSecret } from './secrets.ts';

/** Lifetime of a link and its code, in minutes. */
export const linkMinutes = 15;

/** The same in milliseconds. */
export const lifetime = linkMinutes * minute;

const isOpen = (now: Date) => lasts(signInLinks.expiresAt, now, lifetime);

const maxTries = 5;

/** Attempts at the codes of one address, however many codes it gets. Its links keep working. */
const triesPerAddress = {
  byClient: { name: 'code-address-client', max: 100, windowMs: day },
  byStrangers: { name: 'code-address', max: 100, windowMs: day },
} satisfies Record<string, Limit>;

/** A link, without its code, and the code of the same mail. */
export interface Link {
  secret: string;
  code: string;
}

/** Creates a link and a code, which work once they are stored. */
export const newLink = (): Link => ({ secret: newSecret(), code: newCode() });

/**
 * Stores a link and a code for an address. Earlier ones that this requester got stop working; nobody
 * else can replace them.
 */
export async function storeLink(
  email: string,
  { who }: Requester,
  link: Link,
  { db, clock }: Services,
): Promise<void> {
  const stored = {
    secretHash: hashSecret(link.secret),
    codeHash: await hashCode(link.code),
    tries: 0,
    othersTries: 0,
    expiresAt: after(clock(), lifetime),
  };
  await db
    .insert(signInLinks)
    .values({ email, client: hashSecret(who), ...stored })
    .onConflictDoUpdate({ target: [signInLinks.email, signInLinks.client], set: stored });
}

/** Uses up a link. Returns true for the one request that found it unused. */
async function use(secretHash: string, email: string, { db, clock }: Services): Promise<boolean> {
  const used = await db
    .delete(signInLinks)
    .where(
      and(eq(signInLinks.email, email), eq(signInLinks.secretHash, secretHash), isOpen(clock())),
    )
    .returning();
  return used.length === 1;
}

/** Whether `secret` signs in `email`. It works once. */
export async function useSecret(email: string, secret: string, services: Services) {
  return use(hashSecret(secret), email, services);
}

/**
 * The current code that somebody may try: the one they requested, else the newest of the address,
 * for example after their network has changed. Both have their own attempts, so that others cannot
 * use up the attempts of the one who requested it.
 */
async function findCode(email: string, { who }: Requester, { db, clock }: Services) {
  const own = eq(signInLinks.client, hashSecret(who));
  const [link] = await db
    .select({ secretHash: signInLinks.secretHash, isOwn: sql<boolean>`${own}` })
    .from(signInLinks)
    .where(and(eq(signInLinks.email, email), isOpen(clock())))
    .orderBy(desc(own), desc(signInLinks.expiresAt))
    .limit(1);
  return link;
}

/**
 * Whether `code` signs in `email`. It works once. The attempt is counted before the code is
 * compared, so that parallel requests get no extra attempts.
 */
export async function useCode(
  email: string,
  code: string,
  context: RequestContext,
): Promise<boolean> {
  const requester = await requesterOf(email, context);
  const found = await findCode(email, requester, context);
  const tries = found?.isOwn ? signInLinks.tries : signInLinks.othersTries;
  const [link] = await context.db
    .update(signInLinks)
    .set({ [found?.isOwn ? 'tries' : 'othersTries']: sql`${tries} + 1` })
    .where(
      and(
        eq(signInLinks.email, email),
        eq(signInLinks.secretHash, found?.secretHash ?? ''),
        lt(tries, maxTries),
      ),
    )
    .returning();
  if (link) await countByAddress(triesPerAddress, email, requester, context);
  const isRight = await isCode(code, link?.codeHash);
  return link !== undefined && isRight && use(link.secretHash, email, context);
}
