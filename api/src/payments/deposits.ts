import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deposits, payments as seenPayments, users } from '../db/schema.ts';
import { errorFields } from '../log.ts';
import type { Services } from '../services.ts';
import { depositCents } from './payments.ts';
import type { Payment, Payments } from './payments.ts';

/**
 * Records a payment once, however often it is reported. Refunds it if the user is gone or already
 * has a deposit, or if this payment was seen before and is not the current deposit.
 */
export async function recordPayment(
  { userId, reference }: Payment,
  payments: Payments,
  { db, clock }: Services,
): Promise<void> {
  const paid = {
    status: 'paid',
    amountCents: depositCents,
    provider: payments.name,
    reference,
    paidAt: clock(),
    refundedAt: null,
  } as const;
  const isKept = await db.transaction(async (transaction) => {
    const isNew = await transaction
      .insert(seenPayments)
      .values({ reference })
      .onConflictDoNothing()
      .returning();
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) return false;
    const [kept] = await transaction.select().from(deposits).where(eq(deposits.userId, userId));
    if (kept?.reference === reference) return true;
    if (isNew.length === 0 || kept?.status === 'paid') return false;
    await transaction
      .insert(deposits)
      .values({ userId, ...paid })
      .onConflictDoUpdate({ target: deposits.userId, set: paid });
    return true;
  });
  if (!isKept) await payments.refund(reference);
}

/** Whether a user has a deposit that has not been refunded. */
export async function hasDeposit(userId: string, db: Database): Promise<boolean> {
  const isPaid = and(eq(deposits.userId, userId), eq(deposits.status, 'paid'));
  return (await db.$count(deposits, isPaid)) > 0;
}

/** Refunds a user's deposit, if there is one to refund. */
export async function refundDeposit(userId: string, services: Services): Promise<void> {
  const { db, payments, clock } = services;
  const [deposit] = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, userId), eq(deposits.status, 'paid')));
  if (!deposit) return;
  if (payments?.name !== deposit.provider) {
    throw new Error('The payment service of this deposit is no longer configured.');
  }
  await payments.refund(deposit.reference);
  await db
    .update(deposits)
    .set({ status: 'refunded', refundedAt: clock() })
    .where(and(eq(deposits.userId, userId), eq(deposits.reference, deposit.reference)));
}

/** Refunds the deposits of members for whom no group was found in three months. */
export async function refundOldDeposits(services: Services): Promise<void> {
  const now = services.clock().toISOString();
  const threeMonthsAgo = sql`${now}::timestamptz - interval '3 months'`;
  const old = await services.db
    .select({ userId: deposits.userId })
    .from(deposits)
    .where(and(eq(deposits.status, 'paid'), lte(deposits.paidAt, threeMonthsAgo)));
  for (const { userId } of old) {
    await refundDeposit(userId, services).catch((error: unknown) =>
      services.log.error('refund-failed', errorFields(error)),
    );
  }
}
