import { and, eq, lte, sql } from 'drizzle-orm';
import { after, day } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { deposits, payments as books, users } from '../db/schema.ts';
import { failed } from '../errorFields.ts';
import { sendNotice } from '../mail/notice.ts';
import { registrationNotice } from '../mail/registrationNotice.ts';
import type { Services } from '../services.ts';
import { depositCents } from './payments.ts';
import type { Payment, Payments } from './payments.ts';

/** Locks a user and returns their deposit, or null without one; undefined if the user is gone. */
async function lockDeposit(userId: string, db: Database) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) return undefined;
  const [stored] = await db.select().from(deposits).where(eq(deposits.userId, userId));
  return stored ?? null;
}

/** How long a payment may be pending until the member may pay another way, in milliseconds. */
const longestPending = 5 * day;

/** Whether a deposit may be paid: it is not paid, and no payment has been pending for less than 5 days. */
export function isPayable(
  { status, startedAt }: Pick<typeof deposits.$inferSelect, 'status' | 'startedAt'>,
  now: Date,
): boolean {
  return status === 'pending' ? after(startedAt, longestPending) <= now : status !== 'paid';
}

/** Records a payment in the books. Returns whether it is new there. */
async function book(payment: typeof books.$inferInsert, db: Database): Promise<boolean> {
  return (await db.insert(books).values(payment).onConflictDoNothing().returning()).length > 0;
}

/** Refunds a payment, and records that in the books. */
async function refund(reference: string, payments: Payments, { db, clock }: Services) {
  await payments.refund(reference);
  const entry = { amountCents: depositCents, refundedAt: clock() };
  await db.update(books).set(entry).where(eq(books.reference, reference));
}

type Deposit = typeof deposits.$inferInsert;

async function storeDeposit(deposit: Deposit, db: Database): Promise<void> {
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
  services: Services,
): Promise<void> {
  const { db, clock } = services;
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
  const result = await db.transaction(async (transaction) => {
    const entry = {
      reference,
      recordedAt: now,
      amountCents: status === 'paid' ? depositCents : null,
    };
    const isNew = status === 'pending' || (await book(entry, transaction));
    const stored = await lockDeposit(userId, transaction);
    const isStored = stored?.reference === reference;
    if (status === 'paid') {
      if (isStored && (stored.status === 'paid' || stored.status === 'refunded')) return 'nothing';
      if (stored === undefined || !isNew || stored?.status === 'paid') return 'excess';
      const startedAt = isStored ? stored.startedAt : now;
      await storeDeposit({ ...reported, startedAt, paidAt: now }, transaction);
      return 'paid';
    }
    if (stored === undefined) return 'nothing';
    if (status === 'pending') {
      const isOver = await transaction.$count(books, eq(books.reference, reference));
      const isWaiting = stored?.status === 'paid' || stored?.status === 'pending';
      if (isOver === 0 && !isWaiting) await storeDeposit(reported, transaction);
    } else if (isNew && (stored === null || (isStored && stored.status === 'pending'))) {
      await storeDeposit({ ...reported, startedAt: stored?.startedAt ?? now }, transaction);
    }
    return 'nothing';
  });
  if (result === 'excess') await refund(reference, payments, services);
  if (result === 'paid') {
    await sendNotice(services, userId, registrationNotice({ kind: 'deposit-paid' }, services));
  }
}

/** Returns the status of a user's last deposit, or null if there never was one. */
export async function depositStatus(userId: string, db: Database) {
  const { status } = deposits;
  const [stored] = await db.select({ status }).from(deposits).where(eq(deposits.userId, userId));
  return stored?.status ?? null;
}

/** Asks the payment service about a user's pending deposit, and records the result. */
export async function checkDeposit(userId: string, services: Services): Promise<void> {
  const { db, payments } = services;
  const [deposit] = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, userId), eq(deposits.status, 'pending')));
  if (!deposit || payments?.name !== deposit.provider) return;
  const { reference } = deposit;
  const status = await payments.check(reference);
  await recordPayment({ status, userId, reference }, payments, services);
}

/**
 * Forgets a user's pending deposit. The payment counts as seen from then on, so it is refunded if it
 * is made after all.
 */
export async function dropPendingDeposit(userId: string, { db, clock }: Services): Promise<void> {
  await db.transaction(async (transaction) => {
    const deposit = await lockDeposit(userId, transaction);
    if (deposit?.status !== 'pending') return;
    await book({ reference: deposit.reference, recordedAt: clock() }, transaction);
    await transaction.delete(deposits).where(eq(deposits.userId, userId));
  });
}

/** Refunds a user's deposit. Returns false if there is none to refund. */
export async function refundDeposit(userId: string, services: Services): Promise<boolean> {
  const { db, payments, clock } = services;
  const [deposit] = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, userId), eq(deposits.status, 'paid')));
  if (!deposit) return false;
  if (payments?.name !== deposit.provider) {
    throw new Error('The payment service of this deposit is no longer configured.');
  }
  await refund(deposit.reference, payments, services);
  await db
    .update(deposits)
    .set({ status: 'refunded', refundedAt: clock() })
    .where(and(eq(deposits.userId, userId), eq(deposits.reference, deposit.reference)));
  return true;
}

/** Refunds the deposits of members for whom no group was found in three months, one by one until `ending` is aborted. */
export async function refundOldDeposits(services: Services, ending: AbortSignal): Promise<void> {
  const now = services.clock().toISOString();
  const threeMonthsAgo = sql`${now}::timestamptz - interval '3 months'`;
  const old = await services.db
    .select({ userId: deposits.userId })
    .from(deposits)
    .where(and(eq(deposits.status, 'paid'), lte(deposits.paidAt, threeMonthsAgo)));
  for (const { userId } of old) {
    if (ending.aborted) return;
    try {
      if (!(await refundDeposit(userId, services))) continue;
      const event = { kind: 'deposit-refunded' } as const;
      await sendNotice(services, userId, registrationNotice(event, services));
    } catch (error) {
      services.log(failed('refund-failed', error));
    }
  }
}
