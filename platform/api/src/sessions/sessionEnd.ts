import { and, eq } from 'drizzle-orm';
import { sessionEnd } from '@emberite/contract/sessions';
import { clearCookies } from '../session/session.ts';
import { sessions } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleRecentSignIn } from '../endpoint/handle.ts';

export const sessionEndEndpoint = handleRecentSignIn(sessionEnd, async (context) => {
  const { input, userId, session, db } = context;
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, input.id), eq(sessions.userId, userId)))
    .returning();
  if (ended.length === 0) throw new ApiFailure('not-found', 'This session has ended.');
  if (input.id === session.id) await clearCookies(context);
  return {};
});
