import { authMe } from '@emberite/contract/authMe';
import { handle } from '../endpoint/handle.ts';
import { staffOf } from '../staff/handleStaff.ts';
import { loadUser } from '../users/loadUser.ts';
import { clearSession, findSession, renewSession } from '../session/session.ts';

export const authMeEndpoint = handle(authMe, async (context) => {
  const session = await findSession(context);
  if (!session) {
    clearSession(context);
    return null;
  }
  const user = await loadUser(session.userId, context.db);
  const isStaff = (await staffOf(session, context)) !== null;
  await renewSession(context, session, user.location, isStaff);
  return { ...user, ...(isStaff && { isStaff }) };
});
