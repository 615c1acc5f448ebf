import { proxy, useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio';
import type { User } from '@emberite/contract/user';
import { tabSession } from '../tab/sessions.ts';

/**
 * The session as far as the page knows it. A signed-in user is a member once they have a profile.
 */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'visitor' }
  | { status: 'signed-in'; user: User };

/** The session of this tab: the only global store. Read it with {@link useUser}. */
export const session = proxy<SessionState>({ status: 'unknown' });

/** Sets the session's state. */
export function setSession(next: SessionState): void {
  if (next.status === 'visitor') tabSession.wasVisitor = true;
  if (next.status !== 'signed-in') Reflect.deleteProperty(session, 'user');
  Object.assign(session, next);
}

/** Returns the signed-in user, or null. Renders again when the user changes. */
export function useUser(): Snapshot<User> | null {
  const snapshot = useSnapshot(session);
  return snapshot.status === 'signed-in' ? snapshot.user : null;
}
