import type { Database } from '../db/database.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { openSession, setHint, setSession } from '../session/session.ts';
import { adoptRegistration, tellAdopted } from './adoptRegistration.ts';

/**
 * Opens a session for the user whom `identify` returns, in the same transaction: if it fails, nothing has been used up.
 * `identify` locks the user, so that the account cannot be deleted meanwhile. Resolves with the user's id.
 */
export async function enter(
  context: RequestContext,
  identify: (db: Database) => Promise<string>,
  isPasskey = false,
): Promise<string> {
  const { userId, session, adopted } = await context.db.transaction(async (db) => {
    const userId = await identify(db);
    const adopted = await adoptRegistration(context, db, userId);
    return { userId, session: await openSession(context, db, userId, isPasskey), adopted };
  });
  setSession(context, session);
  await setHint(context);
  await tellAdopted(context, userId, adopted);
  return userId;
}
