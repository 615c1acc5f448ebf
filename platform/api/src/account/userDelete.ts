import { eq, sql } from 'drizzle-orm';
import { userDelete } from '@emberite/contract/users';
import { clearCookies, holdSession } from '../session/session.ts';
import { ceremonies, mails, profiles, signInLinks, users, videos, waitlist } from '../db/schema.ts';
import { orphan, deleteOrphanedSoon } from '../files/orphanedFiles.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleRecentSignIn } from '../endpoint/handle.ts';
import { changeGroups, forgetMember } from '../groups/changes.ts';
import { failed } from '../errorFields.ts';
import { forgetInviter } from '../invites/code.ts';
import { tellOwner } from '../mail/accountMessage.ts';
import { leaveDeposit, leaveUse, refundDeposit } from '../payments/deposits.ts';
import { refundPayment } from '../payments/refunds.ts';
import { forgetStaff } from '../role/role.ts';
import { keysOf } from '../videos/rows.ts';

export const userDeleteEndpoint = handleRecentSignIn(userDelete, async (context) => {
  const { input, userId, session } = context;
  if (input.email !== userId) {
    throw new ApiFailure('invalid-input', 'Please enter the email address of your account.');
  }
  // What cannot be refunded now stays in the books, from which it is tried again.
  const later = (error: unknown) => {
    context.log({ id: context.c.get('requestId'), ...failed('refund-failed', error) });
    return 'later' as const;
  };
  const refund = await refundDeposit(userId, context).catch(later);
  const owed = await changeGroups(context, async (change) => {
    const { db } = change;
    // Locked, so that no upload is stored while the account is deleted.
    await db.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
    // The user is locked too, so that no payment is recorded meanwhile and lost with the account.
    await db.select().from(users).where(eq(users.id, userId)).for('update');
    // The refund may have taken long.
    await holdSession(session.id, db);
    const reference = await leaveDeposit(userId, change);
    await leaveUse(userId, change);
    const owned = await db.select().from(videos).where(eq(videos.userId, userId));
    await orphan(owned.flatMap(keysOf), db);
    await forgetInviter(userId, db);
    await forgetMember(userId, change);
    await db.delete(users).where(eq(users.id, userId));
    await db.delete(signInLinks).where(eq(signInLinks.email, userId));
    await db.delete(waitlist).where(eq(waitlist.email, userId));
    // A passkey that was begun names the user.
    await db.delete(ceremonies).where(sql`${ceremonies.data} ->> 'userId' = ${userId}`);
    await db.delete(mails).where(eq(mails.to, userId));
    await forgetStaff(userId, change);
    return reference;
  });
  await clearCookies(context);
  // Paid after the deposit was looked for.
  const isNew = owed !== null && refund === null;
  const last = isNew ? await refundPayment(owed, context).catch(later) : refund;
  const isOwed =
    owed !== null && (last === 'later' || (last !== null && last.status !== 'succeeded'));
  await tellOwner(context, userId, { kind: 'account-deleted', isOwed });
  await deleteOrphanedSoon(context);
  return {};
});
