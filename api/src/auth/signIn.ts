import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { identities, users } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import type { RequestContext } from '../http/handle.ts';
import { adoptRegistration } from '../registrations/browser.ts';
import { openSession, setHint, setToken } from './session.ts';

/** A user's identity at a provider. */
export interface Identity {
  provider: string;
  providerUserId: string;
}

/** Returns the user of an identity, or undefined if it is new. */
async function ownerOf({ provider, providerUserId }: Identity, db: Database) {
  const [known] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.providerUserId, providerUserId)));
  return known?.userId;
}

/**
 * Signs in with an identity. A new identity belongs to the user with the same verified address, or
 * else to a new user. Without a verified address, only a known identity may sign in. Resolves with
 * the user's id.
 */
export async function signIn(
  context: RequestContext,
  identity: Identity,
  email: string | null,
): Promise<string> {
  const [userId, token] = await context.db.transaction(async (db) => {
    const id = (await ownerOf(identity, db)) ?? email;
    if (id === null) throw new ApiFailure('email-unverified');
    // Locks an existing user, so that the account cannot be deleted meanwhile.
    await db
      .insert(users)
      .values({ id, createdAt: context.clock() })
      .onConflictDoUpdate({ target: users.id, set: { id } });
    await db
      .insert(identities)
      .values({ ...identity, userId: id })
      .onConflictDoNothing();
    const userId = (await ownerOf(identity, db)) ?? id;
    await adoptRegistration(context, db, userId);
    return [userId, await openSession(context, db, userId)];
  });
  setToken(context, token);
  setHint(context, null);
  return userId;
}

/** Signs in with a mailed link or code. */
export async function signInByMail(context: RequestContext, email: string): Promise<void> {
  await signIn(context, { provider: 'magic-link', providerUserId: email }, email);
}
