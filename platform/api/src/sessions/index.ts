import { and, desc, eq, gt } from 'drizzle-orm';
import { sessionEnd, sessionEndAll, sessionList } from '@emberite/contract/sessions';
import { sessions } from '../db/schema.ts';
import { handleRecentSignIn, handleSignedIn } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { ApiFailure } from '../http/failure.ts';
import { clearCookies } from '../session/session.ts';

export const sessionEndpoints: readonly Endpoint[] = [
  handleRecentSignIn(sessionEndAll, async (context) => {
    await context.db.delete(sessions).where(eq(sessions.userId, context.userId));
    await clearCookies(context);
    return {};
  }),
  handleRecentSignIn(sessionEnd, async (context) => {
    const { input, userId, session, db } = context;
    const mine = and(eq(sessions.id, input.id), eq(sessions.userId, userId));
    const ended = await db.delete(sessions).where(mine).returning();
    if (ended.length === 0) throw new ApiFailure('not-found', 'This session has ended.');
    if (input.id === session.id) await clearCookies(context);
    return {};
  }),
  handleSignedIn(sessionList, async ({ userId, session, db, clock }) => {
    const open = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock())))
      .orderBy(desc(eq(sessions.id, session.id)), desc(sessions.createdAt));
    return {
      sessions: open.map(({ id, device, createdAt }) => ({
        id,
        device,
        signedInAt: createdAt.toISOString(),
        isThis: id === session.id,
      })),
    };
  }),
];
