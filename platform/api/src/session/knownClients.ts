import { and, eq, gt, inArray } from 'drizzle-orm';
import { after, day } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { knownClients } from '../db/schema.ts';
import { dropToken, dropTokenTwins, readTokens, writeToken } from '../http/cookies.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { count } from '../http/limit.ts';
import type { Limit } from '../http/limit.ts';
import { mailboxOf } from '../mail/mailboxOf.ts';
import { hashSecret, isSecret, newSecret } from '../secrets/secrets.ts';

/** Longer than the longest session, so that a browser is still known when its session ends. */
const lifetime = 180 * day;

/** The token by which we know a browser again in any network; no script can read it. */
const browserCookie = 'ember_browser';

/** The tokens of this browser. Those that we cannot have set do not count. */
const browsersOf = (context: RequestContext): string[] =>
  readTokens(context, browserCookie).filter(isSecret);

/**
 * Remembers that a user has signed in from this network and in this browser. Returns the browser's
 * token. Pass it to {@link setBrowser} once it is stored.
 */
export async function rememberClient(
  context: RequestContext,
  db: Database,
  userId: string,
): Promise<string> {
  const browser = browsersOf(context)[0] ?? newSecret();
  const expiresAt = after(context.clock(), lifetime);
  await db
    .insert(knownClients)
    .values(
      [context.client, browser].map((each) => ({ userId, client: hashSecret(each), expiresAt })),
    )
    .onConflictDoUpdate({
      target: [knownClients.userId, knownClients.client],
      set: { expiresAt },
    });
  return browser;
}

/** Sets the browser's cookie. */
export function setBrowser(context: RequestContext, browser: string): void {
  dropTokenTwins(context, browserCookie);
  writeToken(context, browserCookie, browser, lifetime / 1000);
}

/** Deletes the browser's cookie, if there is one, and makes copies of it worthless. */
export async function forgetBrowser(context: RequestContext): Promise<void> {
  dropToken(context, browserCookie);
  const hashes = browsersOf(context).map(hashSecret);
  await context.db.delete(knownClients).where(inArray(knownClients.client, hashes));
}

/** What we know about a client that requests a mail for an address or tries its code. */
export interface Requester {
  /** Whether the owner has signed in lately in this browser or from this network, or neither. */
  known: 'browser' | 'network' | 'no';
  /** Who is counted: the browser, or else the client. */
  who: string;
}

/** Finds out who uses an address. */
export async function requesterOf(email: string, context: RequestContext): Promise<Requester> {
  const { client, db, clock } = context;
  const browsers = browsersOf(context);
  const hashes = [client, ...browsers].map(hashSecret);
  const isKnown = and(
    eq(knownClients.userId, email),
    inArray(knownClients.client, hashes),
    gt(knownClients.expiresAt, clock()),
  );
  const rows = await db.select({ hash: knownClients.client }).from(knownClients).where(isKnown);
  const browser = browsers.find((one) => rows.some(({ hash }) => hash === hashSecret(one)));
  if (browser) return { known: 'browser', who: browser };
  return { known: rows.length > 0 ? 'network' : 'no', who: client };
}

/**
 * Counts one use, or more, of the mailbox of an address. All clients from which its owner has not signed in lately share a
 * limit, so that many of them have no more attempts together than one. They cannot use up the
 * attempts of the owner, whose browsers and networks only have their own limit. Returns the keys of the
 * counts.
 */
export async function countByAddress(
  { byClient, byStrangers }: { byClient: Limit; byStrangers: Limit },
  email: string,
  { known, who }: Requester,
  context: RequestContext,
  times = 1,
): Promise<string[]> {
  const mailbox = mailboxOf(email);
  const own = await count(byClient, JSON.stringify([mailbox, who]), context, times);
  return known === 'no' ? [own, await count(byStrangers, mailbox, context, times)] : [own];
}
