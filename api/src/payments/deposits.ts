import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deposits, payments as seenPayments, users } from '../db/schema.ts';
import { errorFields } from '../log.ts';
import type { Services } from '../services.ts';
import { depositCents } from './payments.ts';
import type { Payment, Payments } from './payments.ts';

/**
 * Records a payment, once however often it is told of. A second payment of somebody whose deposit is
 * there already, or who is not here any more, is paid back; so is one that was there before.
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

/** Whether there is a deposit of a user's that is not paid back. */
export async function hasDeposit(userId: string, db: Database): Promise<boolean> {
  const isPaid = and(eq(deposits.userId, userId), eq(deposits.status, 'paid'));
  return (await db.$count(deposits, isPaid)) > 0;
}

/** Pays a user's deposit back, if there is one that is not yet. */
export async function refundDeposit(userId: string, services: Services): Promise<void> {
  const { db, payments, clock } = services;
  const [deposit] = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, userId), eq(deposits.status, 'paid')));
  if (!deposit) return;
  if (payments?.name !== deposit.provider) {
    throw new Error('The deposit was paid in a way that is not set up any more.');
  }
  await payments.refund(deposit.reference);
  await db
    .update(deposits)
    .set({ status: 'refunded', refundedAt: clock() })
    .where(and(eq(deposits.userId, userId), eq(deposits.reference, deposit.reference)));
}

/** Pays back the deposits for which no group was found in three months. */
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
