import { authMe } from '@emberite/sdk/contract/authMe';
import { handle } from '../http/handle.ts';
import { loadUser } from '../users/loadUser.ts';
import { clearCookies, findSession, renewSession } from './session.ts';

export const authMeEndpoint = handle(authMe, async (visit) => {
  const session = await findSession(visit);
  if (!session) {
    clearCookies(visit);
    return null;
  }
  await renewSession(visit, session);
  return loadUser(session.userId, visit.db);
});
