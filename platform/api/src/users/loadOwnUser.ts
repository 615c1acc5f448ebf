import type { User } from '@emberite/contract/user';
import type { Session } from '../session/session.ts';
import type { Services } from '../services.ts';
import { loadUser } from './loadUser.ts';
import { staffOf } from '../staff/handleStaff.ts';

/** Returns the user of a session, as the session sees them: with whether it may use the desk. */
export async function loadOwnUser(session: Session, services: Services): Promise<User> {
  const user = await loadUser(session.userId, services.db);
  const isStaff = (await staffOf(session, services)) !== null;
  return { ...user, ...(isStaff && { isStaff }) };
}
