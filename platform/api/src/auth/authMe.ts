import { authMe } from '@emberite/contract/authMe';
import { handle } from '../http/handle.ts';
import { loadUser } from '../users/loadUser.ts';
import { clearSession, findSession, renewSession } from './session.ts';

export const authMeEndpoint = handle(authMe, async (context) => {
  const session = await findSession(context);
  if (!session) {
    clearSession(context);
    return null;
  }
  const user = await loadUser(session.userId, context.db);
  await renewSession(context, session, user.location);
  return user;
});
