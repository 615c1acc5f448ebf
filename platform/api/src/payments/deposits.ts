import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { after, day } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { deposits, groups, payments as books, registrations, seats, users } from '../db/schema.ts';
import { failed } from '../errorFields.ts';
import { isActive, isAhead, settlesAt, takesPart } from '../groups/evening.ts';
import { tellMember } from '../mail/registrationNotice.ts';
import { isNightOutOf, nightOutOf } from './nightOut.ts';
import type { Services } from '../services.ts';
import { endOutage, unknownCheckout } from './outages.ts';
import { depositCents } from './payments.ts';
import type { Payment, Payments } from './payments.ts';
import { isUndisputed, owe, refundPayment } from './refunds.ts';
import type { Refunding } from './refunds.ts';

/** Locks a user and returns their deposit, or null without one; undefined if the user is gone. */
async function lockDeposit(userId: string, db: Database) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) return undefined;
  const [stored] = await db.select().from(deposits).where(eq(deposits.userId, userId));
  return stored ?? null;
}

/** Which seats are of a payer's evenings that have taken place, or are to take place, since they paid. */
const counts = and(
  eq(seats.userId, deposits.userId),
  takesPart,
  gte(groups.startsAt, deposits.paidAt),
);

/** Whether no evening has used a deposit, and none that its payer has a place in may still do so. */
const isUnused = (now: Date) => sql`not exists (
  select 1 from seats join groups on groups.id = seats.group_id
  where ${or(counts, and(eq(seats.userId, deposits.userId), isActive, isAhead(now)))})`;

/** Returns those of some users whose deposit counts for an evening that has taken place, or is settled: two days before. */
export async function usedDeposits(
  userIds: readonly string[],
  { db, clock }: Services,
): Promise<Set<string>> {
  const counted = await db
    .select({ group: groups, userId: deposits.userId })
    .from(deposits)
    .innerJoin(seats, eq(seats.userId, deposits.userId))
    .innerJoin(groups, eq(groups.id, seats.groupId))
    .where(and(inArray(deposits.userId, userIds), counts));
  const used = counted.filter(({ group }) => settlesAt(group) <= clock());
  return new Set(used.map(({ userId }) => userId));
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

type Deposit = typeof deposits.$inferInsert;

async function storeDeposit(deposit: Deposit, db: Database): Promise<void> {
  await db
    .insert(deposits)
    .values(deposit)
    .onConflictDoUpdate({ target: deposits.userId, set: deposit });
}

/**
 * Records what is reported about a payment, once, however often and in whatever order it is reported.
 * Refunds a paid one if the user is gone, has withdrawn or already has a deposit, or if this payment was seen before
 * and is not the current deposit.
 */
export async function recordPayment(
  { status, userId, reference, registrationId }: Payment,
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
      provider: payments.name,
    };
    // First, as when a pending one is dropped: in another order, the two could wait for each other.
    const stored = await lockDeposit(userId, transaction);
    const isNew = status === 'pending' || (await book(entry, transaction));
    const isStored = stored?.reference === reference;
    const isWithdrawn =
      registrationId !== undefined &&
      (await transaction.$count(registrations, eq(registrations.id, registrationId))) === 0;
    if (status === 'paid') {
      if (isStored && (stored.status === 'paid' || stored.status === 'refunded')) return 'nothing';
      if (stored === undefined || !isNew || isWithdrawn || stored?.status === 'paid') {
        const toTell = stored === undefined ? null : userId;
        await owe(reference, { ...entry, refund: 'due', toTell }, transaction);
        return 'excess';
      }
      const startedAt = isStored ? stored.startedAt : now;
      await storeDeposit({ ...reported, startedAt, paidAt: now }, transaction);
      return 'paid';
    }
    if (stored === undefined) return 'nothing';
    if (status === 'pending') {
      const isOver = await transaction.$count(books, eq(books.reference, reference));
      const isWaiting = stored?.status === 'paid' || stored?.status === 'pending';
      if (isOver === 0 && !isWaiting && !isWithdrawn) await storeDeposit(reported, transaction);
    } else if (isNew && (stored === null || (isStored && stored.status === 'pending'))) {
      await storeDeposit({ ...reported, startedAt: stored?.startedAt ?? now }, transaction);
    }
    return 'nothing';
  });
  if (result === 'excess') {
    // What cannot be refunded now stays due in the books.
    await refundPayment(reference, services).catch((error: unknown) =>
      services.log({ ...failed('refund-failed', error), reference }),
    );
  }
  if (result === 'paid') {
    const registration = (await nightOutOf(userId, db))?.name ?? null;
    await tellMember(services, userId, { kind: 'deposit-paid', registration });
  }
}

/** Returns how a user's payment has ended, by their last deposit. */
export async function paymentResult(userId: string, db: Database) {
  const { status } = deposits;
  const [stored] = await db.select({ status }).from(deposits).where(eq(deposits.userId, userId));
  return stored?.status === 'paid' || stored?.status === 'pending' ? stored.status : 'cancelled';
}

/**
 * Asks the payment service about a user's pending deposit, and about a checkout of which it could not say whether it
 * was paid, and records the results.
 */
export async function checkDeposit(userId: string, services: Services): Promise<void> {
  const { db, payments } = services;
  if (!payments) return;
  const checkout = await unknownCheckout(userId, db);
  if (checkout) {
    const payment = await payments.find(checkout);
    if (payment) await recordPayment(payment, payments, services);
    await endOutage(userId, db, checkout);
  }
  const [deposit] = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, userId), eq(deposits.status, 'pending')));
  if (deposit?.provider !== payments.name) return;
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
    const { reference, provider } = deposit;
    await book({ reference, recordedAt: clock(), provider }, transaction);
    await transaction.delete(deposits).where(eq(deposits.userId, userId));
  });
}

/** Returns the id of the payment that goes back to a user who leaves, or null: no deposit is paid, or an evening has used it. */
async function findReturnable(userId: string, services: Services): Promise<string | null> {
  const [deposit] = await services.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, userId), eq(deposits.status, 'paid')));
  if (!deposit || (await usedDeposits([userId], services)).has(userId)) return null;
  return deposit.reference;
}

/**
 * Refunds the deposit of a user who leaves, as far as the payment service can do it now. Returns how the refund stands,
 * or null if there is none to make: no deposit is paid, an evening has used it, or the payer has disputed it.
 */
export async function refundDeposit(userId: string, services: Services): Promise<Refunding | null> {
  const reference = await findReturnable(userId, services);
  return reference === null ? null : refundPayment(reference, services);
}

/**
 * Leaves a user's paid deposit in the books as due, before the user is deleted or withdraws. Returns the payment's
 * id, or null if there is none to refund.
 */
export async function leaveDeposit(userId: string, services: Services): Promise<string | null> {
  const reference = await findReturnable(userId, services);
  if (reference !== null) await owe(reference, { refund: 'due' }, services.db);
  return reference;
}

/**
 * Leaves in the books which evening to come uses the deposit of a user, before the user is deleted. That is the first
 * one, unless an earlier evening has taken place.
 */
export async function leaveUse(userId: string, { db, clock }: Services): Promise<void> {
  const [used] = await db
    .select({ reference: deposits.reference, usedBy: groups.id, startsAt: groups.startsAt })
    .from(deposits)
    .innerJoin(seats, eq(seats.userId, deposits.userId))
    .innerJoin(groups, eq(groups.id, seats.groupId))
    .where(and(eq(deposits.userId, userId), counts))
    .orderBy(asc(groups.startsAt))
    .limit(1);
  if (!used || used.startsAt <= clock()) return;
  const { reference, usedBy } = used;
  await db.update(books).set({ usedBy }).where(eq(books.reference, reference));
}

/**
 * Leaves the deposits in the books as due of members who kept a place although they have withdrawn, because it was too
 * late to give it up, or who have deleted their account then, and whose evening was called off after that.
 */
export async function oweCalledOff({ db, clock }: Services): Promise<void> {
  const now = clock();
  const freed = db
    .select({ reference: deposits.reference })
    .from(deposits)
    .innerJoin(seats, eq(seats.userId, deposits.userId))
    .innerJoin(groups, eq(groups.id, seats.groupId))
    .leftJoin(registrations, isNightOutOf(deposits.userId))
    .where(
      and(
        eq(deposits.status, 'paid'),
        isNull(registrations.id),
        isActive,
        gte(groups.calledOffAt, deposits.paidAt),
        isUnused(now),
      ),
    );
  const calledOff = db.select({ id: groups.id }).from(groups).where(isNotNull(groups.calledOffAt));
  const isFree = or(inArray(books.reference, freed), inArray(books.usedBy, calledOff));
  await db
    .update(books)
    .set({ refund: 'due', usedBy: null })
    .where(and(isFree, isNull(books.refund)));
  // The books name no evening for longer than they must: one that has begun is never called off.
  const begun = db.select({ id: groups.id }).from(groups).where(lte(groups.startsAt, now));
  await db
    .update(books)
    .set({ usedBy: null })
    .where(and(isNotNull(books.usedBy), or(isNotNull(books.refund), inArray(books.usedBy, begun))));
}

/** Refunds the deposits of members for whom no group was found in three months, one by one until `ending` is aborted. */
export async function refundOldDeposits(services: Services, ending: AbortSignal): Promise<void> {
  const now = services.clock();
  const threeMonthsAgo = sql`${now.toISOString()}::timestamptz - interval '3 months'`;
  const old = await services.db
    .select({ reference: deposits.reference })
    .from(deposits)
    .innerJoin(books, eq(books.reference, deposits.reference))
    .where(
      and(
        eq(deposits.status, 'paid'),
        lte(deposits.paidAt, threeMonthsAgo),
        isNull(books.refund),
        isUndisputed,
        isUnused(now),
      ),
    );
  for (const { reference } of old) {
    if (ending.aborted) return;
    try {
      const { refunded } = (await refundPayment(reference, services)) ?? {};
      if (!refunded) continue;
      const isRegistered = (await nightOutOf(refunded, services.db)) !== null;
      const event = { kind: 'deposit-refunded', wasUnderWay: false, isRegistered } as const;
      await tellMember(services, refunded, event);
    } catch (error) {
      services.log({ ...failed('refund-failed', error), reference });
    }
  }
}
