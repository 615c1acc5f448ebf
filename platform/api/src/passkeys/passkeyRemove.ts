import { and, eq } from 'drizzle-orm';
import { passkeyRemove } from '@emberite/contract/passkeys';
import { passkeys } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleRecentSignIn } from '../endpoint/handle.ts';
import { tellOwner } from '../mail/accountMessage.ts';

export const passkeyRemoveEndpoint = handleRecentSignIn(passkeyRemove, async (context) => {
  const { input, userId, db } = context;
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, input.id), eq(passkeys.userId, userId)))
    .returning();
  if (!removed) throw new ApiFailure('not-found', 'You have no such passkey.');
  await tellOwner(context, userId, { kind: 'passkey-removed', name: removed.name });
  return {};
});
