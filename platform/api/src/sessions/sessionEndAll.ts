import { eq } from 'drizzle-orm';
import { sessionEndAll } from '@emberite/contract/sessions';
import { clearCookies } from '../session/session.ts';
import { sessions } from '../db/schema.ts';
import { handleRecentSignIn } from '../endpoint/handle.ts';

export const sessionEndAllEndpoint = handleRecentSignIn(sessionEndAll, async (context) => {
  await context.db.delete(sessions).where(eq(sessions.userId, context.userId));
  await clearCookies(context);
  return {};
});
