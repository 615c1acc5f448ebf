import { proxy, useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio';
import type { User } from '@emberite/sdk/contract/user';

/** Who is here, as far as the page knows. Somebody signed in is a member once they have a profile. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'visitor' }
  | { status: 'signed-in'; user: User };

/** The session of this tab; the one store that is global. Read it by {@link useUser}. */
export const session = proxy<SessionState>({ status: 'unknown' });

/** Changes the session's state. */
export function setSession(next: SessionState): void {
  if (next.status !== 'signed-in') Reflect.deleteProperty(session, 'user');
  Object.assign(session, next);
}

/** The signed-in user, or null. Renders again when it changes. */
export function useUser(): Snapshot<User> | null {
  const snapshot = useSnapshot(session);
  return snapshot.status === 'signed-in' ? snapshot.user : null;
}
