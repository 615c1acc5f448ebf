import type { User } from '@emberite/sdk/contract/user';
import { session, setUser } from '@emberite/sdk/session';

const known = () => (session.status === 'signed-in' ? session.user : null);

/**
 * Makes a function that asks the server for the signed-in user, one question at a time, and takes
 * the answer over unless the user changed here in the meantime.
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
      // Nobody asked for it: what is shown stays. A session that has ended is dealt with by the host.
    } finally {
      underway = false;
    }
  };
}
