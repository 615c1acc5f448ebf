import { sessionHint, sessionHintCookie } from '@emberite/sdk/contract/sessionHint';
import { and, eq, gt } from 'drizzle-orm';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { after, day } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema.ts';
import { dropToken, readToken, writeToken } from '../http/cookies.ts';
import type { RequestContext } from '../http/handle.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** The session's token; no script can read it. */
const tokenCookie = 'ember_sid';

const lifetime = 30 * day;

/** An open session of this browser. */
export interface Session {
  userId: string;
  token: string;
  expiresAt: Date;
}

/** Sets the session cookie. {@link setHint} sets the hint beside it. */
export function setToken(context: RequestContext, token: string): void {
  writeToken(context, tokenCookie, token, lifetime / 1000);
}

/** Sets the session hint of a user whose profile is at `location`; null without a profile. */
export function setHint({ c, config }: RequestContext, location: string | null): void {
  setCookie(c, sessionHintCookie, sessionHint(location), {
    path: '/',
    sameSite: 'Lax',
    secure: config.production,
    maxAge: lifetime / 1000,
  });
}

/** Deletes both cookies, if there are any. */
export function clearCookies(context: RequestContext): void {
  if (readToken(context, tokenCookie) !== undefined) dropToken(context, tokenCookie);
  const { c, config } = context;
  if (getCookie(c, sessionHintCookie) !== undefined) {
    deleteCookie(c, sessionHintCookie, { path: '/', secure: config.production });
  }
}

/** Returns the session of the request's cookie, or null. */
export async function findSession(context: RequestContext): Promise<Session | null> {
  const { db, clock } = context;
  const token = readToken(context, tokenCookie);
  if (!token) return null;
  const [row] = await db
    .select({ userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashSecret(token)), gt(sessions.expiresAt, clock())));
  return row ? { ...row, token } : null;
}

/**
 * Opens a session with a new token and ends the browser's previous one, so that a token known
 * before the sign-in is worthless. Pass the result to {@link setToken} once it is stored.
 */
export async function openSession(
  context: RequestContext,
  db: Database,
  userId: string,
): Promise<string> {
  const token = newSecret();
  const now = context.clock();
  await dropSession(context, db);
  await db.insert(sessions).values({
    tokenHash: hashSecret(token),
    userId,
    createdAt: now,
    expiresAt: after(now, lifetime),
  });
  return token;
}

/** Deletes the session of the request's cookie. */
export async function dropSession(context: RequestContext, db: Database): Promise<void> {
  const token = readToken(context, tokenCookie);
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(token)));
}

/**
 * Extends a session to its full lifetime, at most once a day, so that regular visitors stay signed
 * in, and keeps its hint up to date.
 *
 * @param location where the user's profile is; null without a profile
 */
export async function renewSession(
  context: RequestContext,
  session: Session,
  location: string | null,
): Promise<void> {
  const expiresAt = after(context.clock(), lifetime);
  const isFresh = expiresAt.getTime() - session.expiresAt.getTime() < day;
  const isHinted = getCookie(context.c, sessionHintCookie) === sessionHint(location);
  if (!isFresh || !isHinted) setHint(context, location);
  if (isFresh) return;
  await context.db
    .update(sessions)
    .set({ expiresAt })
    .where(eq(sessions.tokenHash, hashSecret(session.token)));
  setToken(context, session.token);
}
