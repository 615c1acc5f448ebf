import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deposits, payments as seenPayments, users } from '../db/schema.ts';
import { errorFields } from '../log.ts';
import type { Services } from '../services.ts';
import { depositCents } from './payments.ts';
import type { Payment, Payments } from './payments.ts';

/** Locks a user and returns their deposit, or null without one; undefined if the user is gone. */
async function lockDeposit(userId: string, db: Database) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) return undefined;
  const [kept] = await db.select().from(deposits).where(eq(deposits.userId, userId));
  return kept ?? null;
}

/** Remembers a payment. Returns whether it is new. */
async function see(reference: string, db: Database): Promise<boolean> {
  const values = { reference };
  return (
    (await db.insert(seenPayments).values(values).onConflictDoNothing().returning()).length > 0
  );
}

type Deposit = typeof deposits.$inferInsert;

async function keep(deposit: Deposit, db: Database): Promise<void> {
  await db
    .insert(deposits)
    .values(deposit)
    .onConflictDoUpdate({ target: deposits.userId, set: deposit });
}

/**
 * Records what is reported about a payment, once, however often and in whatever order it is reported.
 * Refunds a paid one if the user is gone or already has a deposit, or if this payment was seen before
 * and is not the current deposit.
 */
export async function recordPayment(
  { status, userId, reference }: Payment,
  payments: Payments,
  { db, clock }: Services,
): Promise<void> {
  const now = clock();
  const reported = {
    userId,
    status,
    amountCents: depositCents,
    provider: payments.name,
    reference,
    startedAt: now,
    paidAt: null,
    refundedAt: null,
  };
  const isExcess = await db.transaction(async (transaction) => {
    const isNew = status === 'pending' || (await see(reference, transaction));
    const kept = await lockDeposit(userId, transaction);
    const isKept = kept?.reference === reference;
    if (status === 'paid') {
      if (isKept && (kept.status === 'paid' || kept.status === 'refunded')) return false;
      if (kept === undefined || !isNew || kept?.status === 'paid') return true;
      const startedAt = isKept ? kept.startedAt : now;
      await keep({ ...reported, startedAt, paidAt: now }, transaction);
      return false;
    }
    if (kept === undefined) return false;
    if (status === 'pending') {
      const isOver = await transaction.$count(seenPayments, eq(seenPayments.reference, reference));
      const isWaiting = kept?.status === 'paid' || kept?.status === 'pending';
      if (isOver === 0 && !isWaiting) await keep(reported, transaction);
    } else if (isNew && (kept === null || (isKept && kept.status === 'pending'))) {
      await keep({ ...reported, startedAt: kept?.startedAt ?? now }, transaction);
    }
    return false;
  });
  if (isExcess) await payments.refund(reference);
}

/** Returns the status of a user's last deposit, or null if there never was one. */
export async function depositStatus(userId: string, db: Database) {
  const { status } = deposits;
  const [kept] = await db.select({ status }).from(deposits).where(eq(deposits.userId, userId));
  return kept?.status ?? null;
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
