import { changeGroups, leaveGroups } from '../groups/changes.ts';
import { and, eq } from 'drizzle-orm';
import { registrationWithdraw } from '@emberite/contract/registrations';
import { registrations } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleSignedIn } from '../endpoint/handle.ts';
import { failed } from '../errorFields.ts';
import { sendNotice } from '../mail/notice.ts';
import { registrationNotice } from '../mail/registrationNotice.ts';
import { dropPendingDeposit, isDepositUsed, refundDeposit } from '../payments/deposits.ts';
import { toRegistration } from '../db/toRegistration.ts';

export const registrationWithdrawEndpoint = handleSignedIn(
  registrationWithdraw,
  async (context) => {
    const { input, userId, db, log, c } = context;
    const mine = and(eq(registrations.id, input.id), eq(registrations.userId, userId));
    const [row] = await db.select().from(registrations).where(mine);
    if (!row) throw new ApiFailure('not-found');
    // The deposit is for the night out, unless an evening has used it.
    const refund =
      row.kind === 'night-out' && !(await isDepositUsed(userId, context))
        ? await refundDeposit(userId, context).catch((error: unknown) => {
            log({ id: c.get('requestId'), ...failed('refund-failed', error) });
            throw new ApiFailure('payment-unavailable');
          })
        : null;
    if (row.kind === 'night-out') await dropPendingDeposit(userId, context);
    await changeGroups(context, async (change) => {
      await leaveGroups(userId, row.kind, change);
      await change.db.delete(registrations).where(mine);
    });
    const event = { kind: 'withdrawn', registration: toRegistration(row), refund } as const;
    await sendNotice(context, userId, registrationNotice(event, context));
    return {};
  },
);
