import { identities, users } from '../db/schema.ts';
import type { Visit } from '../http/handle.ts';
import { openSession, setCookies } from './session.ts';

/** Signs in whoever has shown that the address is theirs; somebody new becomes a user by it. */
async function signIn(
  visit: Visit,
  email: string,
  identity: { provider: string; providerUserId: string },
): Promise<void> {
  const token = await visit.db.transaction(async (db) => {
    await db.insert(users).values({ id: email, createdAt: visit.clock() }).onConflictDoNothing();
    await db
      .insert(identities)
      .values({ ...identity, userId: email })
      .onConflictDoNothing();
    return openSession(visit, db, email);
  });
  setCookies(visit, token);
}

/** Signs in by a mailed link or code. */
export async function signInByMail(visit: Visit, email: string): Promise<void> {
  await signIn(visit, email, { provider: 'magic-link', providerUserId: email });
}
