import { and, eq } from 'drizzle-orm';
import { passkeyList, passkeyRemove } from '@emberite/contract/passkeys';
import { passkeys } from '../db/schema.ts';
import { handleRecentSignIn, handleSignedIn } from '../endpoint/handle.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { ApiFailure } from '../http/failure.ts';
import { tellOwner } from '../mail/accountMessage.ts';
import { loadPasskeys } from './loadPasskeys.ts';
import { passkeyAddEndpoint, passkeyBeginEndpoint } from './passkeyAdd.ts';
import { passkeySignInBeginEndpoint, passkeySignInEndpoint } from './passkeySignIn.ts';

export const passkeyEndpoints: readonly Endpoint[] = [
  passkeyAddEndpoint,
  passkeyBeginEndpoint,
  handleSignedIn(passkeyList, async ({ userId, db }) => ({
    passkeys: await loadPasskeys(userId, db),
  })),
  handleRecentSignIn(passkeyRemove, async (context) => {
    const { input, userId, db } = context;
    const mine = and(eq(passkeys.id, input.id), eq(passkeys.userId, userId));
    const [removed] = await db.delete(passkeys).where(mine).returning();
    if (!removed) throw new ApiFailure('not-found', 'You have no such passkey.');
    await tellOwner(context, userId, { kind: 'passkey-removed', name: removed.name });
    return {};
  }),
  passkeySignInBeginEndpoint,
  passkeySignInEndpoint,
];
