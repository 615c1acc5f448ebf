import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { after, day, minute } from '../clock.ts';
import { lasts } from '../db/lasts.ts';
import { signInLinks } from '../db/schema.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { giveBack } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import type { Services } from '../services.ts';
import { requesterOf, countByAddress } from '../session/knownClients.ts';
import type { Requester } from '../session/knownClients.ts';
import { hashCode, hashesOf, hashSecret, newCode, newSecret } from '../secrets/secrets.ts';

/** Lifetime of a link and its code, in minutes. */
export const linkMinutes = 15;

/** The same in milliseconds. */
export const lifetime = linkMinutes * minute;

const isOpen = (now: Date) =>
  and(isNull(signInLinks.usedAt), lasts(signInLinks.expiresAt, now, lifetime));

const maxTries = 5;

/**
 * Attempts at the codes of one address, however many codes it gets: one for each code that an attempt is compared
 * with. Its links keep working.
 */
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

/** Stores a link and a code for an address, beside those that it already has. */
export async function storeLink(
  email: string,
  { who }: Requester,
  link: Link,
  { db, clock }: Services,
): Promise<void> {
  const [beside] = await db
    .select({ codeHash: signInLinks.codeHash })
    .from(signInLinks)
    .where(eq(signInLinks.email, email))
    .orderBy(desc(signInLinks.expiresAt))
    .limit(1);
  const expiresAt = after(clock(), lifetime);
  const stored = {
    email,
    client: hashSecret(who),
    secretHash: hashSecret(link.secret),
    codeHash: await hashCode(link.code, beside?.codeHash),
    expiresAt,
  };
  // The same mail may be sent again: we may not have heard that it was stored.
  await db
    .insert(signInLinks)
    .values(stored)
    .onConflictDoUpdate({ target: signInLinks.secretHash, set: { expiresAt } });
}

/**
 * Uses up a link, by its hash. Returns true for the one request that found it unused. It stays for a while, so that we
 * know it again.
 */
export async function spendLink(
  secretHash: string,
  email: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<boolean> {
  const now = clock();
  const used = await db
    .update(signInLinks)
    .set({ usedAt: now })
    .where(and(eq(signInLinks.email, email), eq(signInLinks.secretHash, secretHash), isOpen(now)))
    .returning();
  return used.length === 1;
}

/**
 * Finds the link by which `secret` signs in `email`, for {@link spendLink}. Returns null if there is none, `newer` if it
 * works no longer, but a later mail to the same address has a link that does.
 */
export async function linkBySecret(
  email: string,
  secret: string,
  { db, clock }: Services,
): Promise<{ secretHash: string } | 'newer' | null> {
  const secretHash = hashSecret(secret);
  const ofAddress = eq(signInLinks.email, email);
  const mine = and(ofAddress, eq(signInLinks.secretHash, secretHash));
  if ((await db.$count(signInLinks, and(mine, isOpen(clock())))) > 0) return { secretHash };
  const over = db.select({ expiresAt: signInLinks.expiresAt }).from(signInLinks).where(mine);
  const later = and(ofAddress, isOpen(clock()), gt(signInLinks.expiresAt, over));
  return (await db.$count(signInLinks, later)) > 0 ? 'newer' : null;
}

/**
 * The attempts at a code. Who requested it has their own, so that others cannot use them up; others may
 * try it too, for example because their network has changed.
 */
function triesOf({ who }: Requester) {
  const { tries, othersTries } = signInLinks;
  const own = sql`${signInLinks.client} = ${hashSecret(who)}`;
  return {
    areLeft: sql`case when ${own} then ${tries} else ${othersTries} end < ${maxTries}`,
    plus: (times: 1 | -1) => ({
      tries: sql`${tries} + case when ${own} then ${times}::int else 0 end`,
      othersTries: sql`${othersTries} + case when ${own} then 0 else ${times}::int end`,
    }),
  };
}

/**
 * Finds the link whose `code` signs in `email`, for {@link spendLink}; null if there is none. The attempt is counted
 * before the code is compared, so that parallel requests get no extra attempts. It is taken back if nothing is compared,
 * and if the code is that of a mail, also of one whose time or attempts are over: it is not a guess.
 */
export async function linkByCode(
  email: string,
  code: string,
  context: RequestContext,
): Promise<{ secretHash: string } | null> {
  const { db, clock } = context;
  const requester = await requesterOf(email, context);
  const tries = triesOf(requester);
  const ofAddress = eq(signInLinks.email, email);
  const tried = await db
    .update(signInLinks)
    .set(tries.plus(1))
    .where(and(ofAddress, isOpen(clock()), tries.areLeft))
    .returning();
  const times = tried.length;
  const hashes = tried.map(({ secretHash }) => secretHash);
  const takeBack = () =>
    db.update(signInLinks).set(tries.plus(-1)).where(inArray(signInLinks.secretHash, hashes));
  let counts: string[] = [];
  try {
    if (times > 0) counts = await countByAddress(triesPerAddress, email, requester, context, times);
  } catch (error) {
    await takeBack();
    throw error;
  }
  const all = await db.select().from(signInLinks).where(ofAddress);
  const right = await hashesOf(
    code,
    all.map(({ codeHash }) => codeHash),
  );
  const found = tried.find(({ codeHash }) => right.has(codeHash));
  if (right.size > 0) await giveBack(counts, context, times);
  if (right.size > 0 && !found) await takeBack();
  return found ?? null;
}
