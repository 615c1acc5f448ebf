import { and, desc, eq, gt } from 'drizzle-orm';
import { sessionList } from '@emberite/contract/sessions';
import { sessions } from '../db/schema.ts';
import { handleSignedIn } from '../endpoint/handle.ts';

export const sessionListEndpoint = handleSignedIn(sessionList, async (context) => {
  const { userId, session, db, clock } = context;
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
});
