import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
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

const isOpen = (now: Date) => lasts(signInLinks.expiresAt, now, lifetime);

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
  await db.insert(signInLinks).values({
    email,
    client: hashSecret(who),
    secretHash: hashSecret(link.secret),
    codeHash: await hashCode(link.code, beside?.codeHash),
    expiresAt: after(clock(), lifetime),
  });
}

/**
 * Uses up a link. Returns true for the one request that found it unused. It stays for a while, so that we know it
 * again.
 */
async function use(secretHash: string, email: string, { db, clock }: Services): Promise<boolean> {
  const now = clock();
  const used = await db
    .update(signInLinks)
    .set({ expiresAt: now })
    .where(and(eq(signInLinks.email, email), eq(signInLinks.secretHash, secretHash), isOpen(now)))
    .returning();
  return used.length === 1;
}

/**
 * Whether `secret` signs in `email`. It works once. `newer` if it no longer does, but a later mail
 * to the same address has a link that does.
 */
export async function redeemSecret(
  email: string,
  secret: string,
  services: Services,
): Promise<boolean | 'newer'> {
  const secretHash = hashSecret(secret);
  if (await use(secretHash, email, services)) return true;
  const { db, clock } = services;
  const ofAddress = eq(signInLinks.email, email);
  const over = db
    .select({ expiresAt: signInLinks.expiresAt })
    .from(signInLinks)
    .where(and(ofAddress, eq(signInLinks.secretHash, secretHash)));
  const newer = await db
    .select({ expiresAt: signInLinks.expiresAt })
    .from(signInLinks)
    .where(and(ofAddress, isOpen(clock()), gt(signInLinks.expiresAt, over)))
    .limit(1);
  return newer.length > 0 && 'newer';
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
 * Whether `code` signs in `email`. It works once. The attempt is counted before the code is
 * compared, so that parallel requests get no extra attempts. It is taken back if the code is that of
 * a mail whose time or attempts are over: it is not a guess.
 */
export async function redeemCode(
  email: string,
  code: string,
  context: RequestContext,
): Promise<boolean> {
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
  const counts =
    times > 0 ? await countByAddress(triesPerAddress, email, requester, context, times) : [];
  const all = await db.select().from(signInLinks).where(ofAddress);
  const right = await hashesOf(
    code,
    all.map(({ codeHash }) => codeHash),
  );
  const found = tried.find(({ codeHash }) => right.has(codeHash));
  if (found) return use(found.secretHash, email, context);
  if (right.size > 0 && times > 0) {
    const hashes = tried.map(({ secretHash }) => secretHash);
    await db.update(signInLinks).set(tries.plus(-1)).where(inArray(signInLinks.secretHash, hashes));
    await giveBack(counts, context, times);
  }
  return false;
}
