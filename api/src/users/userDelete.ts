import { eq } from 'drizzle-orm';
import { userDelete } from '@emberite/sdk/contract/userDelete';
import { clearCookies, holdSession } from '../auth/session.ts';
import { mails, profiles, signInLinks, users, videos, waitlist } from '../db/schema.ts';
import { orphan, deleteOrphanedFiles } from '../files/orphanedFiles.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleRecentSignIn } from '../http/handle.ts';
import { failed } from '../errorFields.ts';
import { forgetInviter } from '../invites/code.ts';
import { tellOwner } from '../mail/accountMessage.ts';
import { depositStatus, refundDeposit } from '../payments/deposits.ts';
import { keysOf } from '../videos/rows.ts';

export const userDeleteEndpoint = handleRecentSignIn(userDelete, async (context) => {
  const { input, userId, sessionId } = context;
  if (input.email !== userId) {
    throw new ApiFailure('invalid-input', 'Please enter the email address of your account.');
  }
  await refundDeposit(userId, context).catch((error: unknown) =>
    context.log({ id: context.c.get('requestId'), ...failed('refund-failed', error) }),
  );
  await context.db.transaction(async (db) => {
    // Locked, so that no upload is stored while the account is deleted.
    await db.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
    // The user is locked too, so that no payment is recorded meanwhile and lost with the account.
    await db.select().from(users).where(eq(users.id, userId)).for('update');
    // The refund may have taken long.
    await holdSession(sessionId, db);
    if ((await depositStatus(userId, db)) === 'paid') throw new ApiFailure('payment-unavailable');
    const owned = await db.select().from(videos).where(eq(videos.userId, userId));
    await orphan(owned.flatMap(keysOf), db);
    await forgetInviter(userId, db);
    await db.delete(users).where(eq(users.id, userId));
    await db.delete(signInLinks).where(eq(signInLinks.email, userId));
    await db.delete(waitlist).where(eq(waitlist.email, userId));
    await db.delete(mails).where(eq(mails.to, userId));
  });
  await clearCookies(context);
  await tellOwner(context, userId, { kind: 'account-deleted' });
  // Whatever cannot be deleted now stays recorded and is deleted later.
  await deleteOrphanedFiles(context).catch((error: unknown) =>
    context.log(failed('files-left', error)),
  );
  return {};
});
