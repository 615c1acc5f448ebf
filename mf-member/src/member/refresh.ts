import type { User } from '@emberite/sdk/contract/user';
import { session, setUser } from '@emberite/sdk/session';

const known = () => (session.status === 'signed-in' ? session.user : null);

/**
 * Returns a function that reloads the signed-in user from the server, one request at a time. It
 * drops the response if the user changed here in the meantime.
 */
export function createRefresh(currentUser: () => Promise<User>): () => Promise<void> {
  let underway = false;
  return async function refresh() {
    if (underway) return;
    underway = true;
    const before = known();
    try {
      const user = await currentUser();
      if (known() === before) setUser(user);
    } catch {
      // A failed background refresh changes nothing. The host handles an expired session.
    } finally {
      underway = false;
    }
  };
}
