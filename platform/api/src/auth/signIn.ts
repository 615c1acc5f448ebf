import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isNew } from '../db/isNew.ts';
import { identities, users } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { tellOwner } from '../mail/accountMessage.ts';
import { enter } from './enter.ts';
import { spendLink } from './links.ts';

/** A user's identity at a provider. */
export interface Identity {
  provider: string;
  providerUserId: string;
}

/** Returns the user of an identity, or undefined if it is new. */
async function ownerOf({ provider, providerUserId }: Identity, db: Database) {
  const [found] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.providerUserId, providerUserId)));
  return found?.userId;
}

/**
 * Signs in with an identity. A new identity belongs to the user with the same verified address, or
 * else to a new user. Without a verified address, only a known identity may sign in. Resolves with
 * the user's id.
 *
 * @param prove uses up what proves the identity, or refuses: if the sign-in fails, it can be used again
 */
export async function signIn(
  context: RequestContext,
  identity: Identity,
  email: string | null,
  prove = async (_db: Database): Promise<void> => {},
): Promise<string> {
  let isLinked = false;
  const userId = await enter(context, async (db) => {
    const id = (await ownerOf(identity, db)) ?? email;
    if (id === null) throw new ApiFailure('email-unverified');
    // Locks an existing user, so that the account cannot be deleted meanwhile.
    const [user] = await db
      .insert(users)
      .values({ id, createdAt: context.clock() })
      .onConflictDoUpdate({ target: users.id, set: { id } })
      .returning({ isNew });
    await prove(db);
    const linked = await db
      .insert(identities)
      .values({ ...identity, userId: id })
      .onConflictDoNothing()
      .returning();
    isLinked = linked.length > 0 && user?.isNew === false;
    return (await ownerOf(identity, db)) ?? id;
  });
  if (isLinked) {
    await tellOwner(context, userId, { kind: 'provider-linked', provider: identity.provider });
  }
  return userId;
}

/** Signs in with a mailed link or code. Refused if another request has used it meanwhile. */
export async function signInByMail(
  context: RequestContext,
  email: string,
  { secretHash }: { secretHash: string },
  refused: 'wrong-code' | 'wrong-link',
): Promise<void> {
  const identity = { provider: 'magic-link', providerUserId: email };
  await signIn(context, identity, email, async (db) => {
    const isUsed = await spendLink(secretHash, email, { db, clock: context.clock });
    if (!isUsed) throw new ApiFailure(refused);
  });
}
