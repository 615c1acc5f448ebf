import { authMe } from '@emberite/contract/auth';
import { handle } from '../endpoint/handle.ts';
import { loadOwnUser } from '../users/loadOwnUser.ts';
import { clearSession, findSession, renewSession } from '../session/session.ts';

export const authMeEndpoint = handle(authMe, async (context) => {
  const session = await findSession(context);
  if (!session) {
    clearSession(context);
    return null;
  }
  const user = await loadOwnUser(session, context);
  await renewSession(context, session, user);
  return user;
});
