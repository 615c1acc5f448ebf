import { sessionHint, sessionHintCookie } from '@emberite/contract/sessionHint';
import type { Hinted } from '@emberite/contract/sessionHint';
import { parse } from 'bowser';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { deleteCookie, setCookie } from 'hono/cookie';
import { after, day, minute, second } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { lasts } from '../db/lasts.ts';
import { sessions, videos } from '../db/schema.ts';
import {
  dropToken,
  dropTokenTwins,
  dropTwins,
  readTokens,
  valuesOf,
  writeToken,
} from '../http/cookies.ts';
import { ApiFailure } from '../http/failure.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { clearCeremonies } from './ceremony.ts';
import { forgetBrowser, rememberClient, setBrowser } from './knownClients.ts';
import type { User } from '@emberite/contract/user';
import { findStaff, staffLifetime } from '../role/role.ts';
import { hashSecret, newSecret } from '../secrets/secrets.ts';

/** The session's token; no script can read it. */
const tokenCookie = 'ember_sid';

/** How long a session lasts without a visit, and at most, in milliseconds. */
const lifetime = { idle: 30 * day, longest: 90 * day };

/** How often a session gets a new token, in milliseconds. */
const renewal = day;

/**
 * How long the previous token works after the first use of the new one, for requests that were on
 * their way, in milliseconds.
 */
const overlap = minute;

/** How long after a sign-in the user may change how the account is protected, in milliseconds. */
const recent = 10 * minute;

/** Until when a session lasts after a visit. */
const endAfter = (visit: Date, createdAt: Date) =>
  new Date(
    Math.min(after(visit, lifetime.idle).getTime(), after(createdAt, lifetime.longest).getTime()),
  );

/** An open session of this browser. */
export type Session = typeof sessions.$inferSelect & {
  token: string;
  /** Whether the token is the current one, not the one before. */
  isCurrent: boolean;
};

/** How far ahead a sign-in may be, in milliseconds: another machine, whose clock differs a little, has made it. */
const clockDifference = 60 * second;

/**
 * Whether the user signed in within some milliseconds, by default 10 minutes. Getting a new token does not count. A
 * sign-in further in the future, because the clock was set back, may be long ago.
 */
export function isRecent({ createdAt }: Session, now: Date, within = recent): boolean {
  const age = now.getTime() - createdAt.getTime();
  return age > -clockDifference && age < within;
}

function setToken(context: RequestContext, token: string): void {
  writeToken(context, tokenCookie, token, lifetime.idle / 1000);
}

/** Names the browser and system of a `User-Agent`, like `Firefox on Windows`. */
function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 100);
}

/** The tokens of a new session and of its browser. */
export interface NewSession {
  token: string;
  browser: string;
}

/** Sets the cookies of a new session. {@link setHint} sets the hint beside them. */
export function setSession(context: RequestContext, { token, browser }: NewSession): void {
  dropTokenTwins(context, tokenCookie);
  const hint = sessionHintCookie(context.config.siteUrl);
  if (valuesOf(context, hint).length > 0) dropTwins(context, hint);
  setToken(context, token);
  setBrowser(context, browser);
}

/** What the session hint says of a user. */
async function hinted(user: User, db: Database): Promise<Hinted> {
  const isMine = eq(videos.userId, user.id);
  const found = await db.select({ id: videos.id }).from(videos).where(isMine).limit(1);
  return { ...user, isNewcomer: user.hasProfile && found.length === 0 };
}

/** Sets the session hint of a user; without a profile until it is known. */
export async function setHint(context: RequestContext, user?: User): Promise<void> {
  writeHint(context, user ? await hinted(user, context.db) : { location: null });
}

function writeHint({ c, config }: RequestContext, user: Hinted): void {
  setCookie(c, sessionHintCookie(config.siteUrl), sessionHint(user), {
    path: '/',
    sameSite: 'Lax',
    secure: config.production,
    maxAge: lifetime.idle / 1000,
  });
}

/** Deletes the cookies of a session that has ended, if there are any. */
export function clearSession(context: RequestContext): void {
  dropToken(context, tokenCookie);
  const { c, config } = context;
  const hint = sessionHintCookie(config.siteUrl);
  if (valuesOf(context, hint).length > 0) {
    deleteCookie(c, hint, { path: '/', secure: config.production });
  }
}

/** Deletes all cookies of a member who signs out, and forgets the browser. */
export async function clearCookies(context: RequestContext): Promise<void> {
  clearSession(context);
  clearCeremonies(context);
  await forgetBrowser(context);
}

/**
 * Returns the session of the request's cookie, or null. The first use of a new token ends the
 * previous one soon: until then the browser may not have received the new one.
 */
export async function findSession(context: RequestContext): Promise<Session | null> {
  const { db, clock } = context;
  const tokens = new Map(
    readTokens(context, tokenCookie).map((token) => [hashSecret(token), token]),
  );
  if (tokens.size === 0) return null;
  const [now, hashes] = [clock(), [...tokens.keys()]];
  const overlaps = or(isNull(sessions.previousUntil), gt(sessions.previousUntil, now));
  const mine = or(
    inArray(sessions.tokenHash, hashes),
    and(inArray(sessions.previousHash, hashes), overlaps),
  );
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(mine, lasts(sessions.expiresAt, now, lifetime.longest)))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  if (!row) return null;
  const isCurrent = tokens.has(row.tokenHash);
  const token = tokens.get(isCurrent ? row.tokenHash : (row.previousHash ?? ''))!;
  if (isCurrent && row.previousHash !== null && row.previousUntil === null) {
    await db
      .update(sessions)
      .set({ previousUntil: after(now, overlap) })
      .where(and(eq(sessions.tokenHash, row.tokenHash), isNull(sessions.previousUntil)));
  }
  return { ...row, token, isCurrent };
}

/**
 * Keeps a session from being ended until the transaction `db` is done. Throws a 401 if it has ended
 * since the request began. For calls that wait long between checking the session and writing.
 */
export async function holdSession(sessionId: string, db: Database): Promise<void> {
  const isIt = eq(sessions.id, sessionId);
  const open = await db.select({ id: sessions.id }).from(sessions).where(isIt).for('share');
  if (open.length === 0) throw new ApiFailure('not-signed-in');
}

/**
 * Opens a session with a new token and ends the browser's previous one, so that a token known
 * before the sign-in is worthless. Pass the result to {@link setSession} once it is stored.
 */
export async function openSession(
  context: RequestContext,
  db: Database,
  userId: string,
  isPasskey = false,
): Promise<NewSession> {
  const token = newSecret();
  const now = context.clock();
  await dropSession(context, db);
  const isStaff = isPasskey && context.config.production && (await findStaff(userId, db)) !== null;
  await db.insert(sessions).values({
    tokenHash: hashSecret(token),
    renewedAt: now,
    userId,
    device: deviceOf(context.c.req.header('user-agent')),
    createdAt: now,
    isPasskey,
    expiresAt: isStaff ? after(now, staffLifetime) : endAfter(now, now),
  });
  return { token, browser: await rememberClient(context, db, userId) };
}

/** Deletes the sessions of the request's cookies. */
export async function dropSession(context: RequestContext, db: Database): Promise<void> {
  const hashes = readTokens(context, tokenCookie).map(hashSecret);
  await db
    .delete(sessions)
    .where(or(inArray(sessions.tokenHash, hashes), inArray(sessions.previousHash, hashes)));
}

/**
 * Gives a session a new token and extends it, at most once a day, and keeps its hint up to date.
 * Regular visitors stay signed in, until 90 days after they signed in.
 *
 * The previous token works until the new one has been used, because the response that carries it may
 * be lost. Of several requests at once, one renews.
 *
 * @param user the user, as the session sees them
 */
export async function renewSession(
  context: RequestContext,
  session: Session,
  user: User,
): Promise<void> {
  const now = context.clock();
  const age = now.getTime() - session.renewedAt.getTime();
  // With the previous token: the response with the new one was lost, or is still on its way.
  const isDue = age >= (session.isCurrent ? renewal : overlap);
  const known = await hinted(user, context.db);
  const hint = encodeURIComponent(sessionHint(known));
  const isHinted = valuesOf(context, sessionHintCookie(context.config.siteUrl)).includes(hint);
  if (isDue || !isHinted) writeHint(context, known);
  if (!isDue) return;
  const token = newSecret();
  const renewed = await context.db
    .update(sessions)
    .set({
      tokenHash: hashSecret(token),
      previousHash: hashSecret(session.token),
      previousUntil: null,
      renewedAt: now,
      expiresAt: endAfter(now, session.createdAt),
    })
    .where(eq(sessions.tokenHash, session.tokenHash))
    .returning();
  if (renewed.length > 0) setToken(context, token);
}
