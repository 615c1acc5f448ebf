import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { after, day } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { deposits, payments as books } from '../db/schema.ts';
import { failed } from '../errorFields.ts';
import { tellMember } from '../mail/registrationNotice.ts';
import type { Services } from '../services.ts';
import type { Dispute, Refund, Report } from './payments.ts';

type Entry = typeof books.$inferSelect;

/** How a refund stands after it was tried. */
export interface Refunding {
  status: Refund['status'];
  /** The member whose deposit is refunded since this try, to tell them once. Null if there is nobody to tell. */
  refunded: string | null;
}

/** Whether the bank is not deciding, and has not decided, that the payer gets the money back from it. */
export const isUndisputed = or(isNull(books.dispute), eq(books.dispute, 'won'));

/** How long a refund that failed rests before it is tried again, in milliseconds. */
const rest = day;

/** Whether a refund will not reach the payer. */
const hasFailed = (status: Entry['refund']): boolean =>
  status === 'failed' || status === 'canceled';

/** What may follow what, about one refund: its reports may come in any order. */
const rank = {
  due: 0,
  pending: 1,
  requires_action: 1,
  succeeded: 2,
  failed: 3,
  canceled: 3,
} as const satisfies Record<NonNullable<Entry['refund']>, number>;

/** Records in the books that a payment must be refunded, once. */
export async function owe(
  reference: string,
  entry: Partial<typeof books.$inferInsert>,
  db: Database,
): Promise<void> {
  await db
    .update(books)
    .set(entry)
    .where(and(eq(books.reference, reference), isNull(books.refund)));
}

/** Whether a newer report about the refund of an entry has been recorded. */
function isOvertaken({ refund, refundId }: Entry, { id, status }: Refund): boolean {
  if (!refund) return false;
  if (id === refundId) return rank[status] < rank[refund];
  // Another refund has been made since that one failed.
  return hasFailed(status) && !hasFailed(refund) && refund !== 'due';
}

/**
 * Records how the refund of a payment stands, in the books and in the deposit. Returns the user whose
 * deposit is refunded with that, or null: a repeated report changes nothing. Logs a refund that needs
 * somebody. Tells who has paid when none was due, once the refund has begun.
 */
async function recordRefund(
  reference: string,
  reported: Refund,
  services: Services,
): Promise<string | null> {
  const { db, clock, log } = services;
  const { id, status } = reported;
  const now = clock();
  const isMade = status === 'succeeded';
  const before = await db.transaction(async (transaction) => {
    const ofPayment = eq(books.reference, reference);
    const [entry] = await transaction.select().from(books).where(ofPayment).for('update');
    if (!entry || isOvertaken(entry, reported)) return null;
    await transaction
      .update(books)
      .set({
        refund: status,
        refundId: id,
        refundSeenAt: now,
        refundedAt: isMade ? (entry.refundedAt ?? now) : null,
        ...(!hasFailed(status) && { toTell: null }),
      })
      .where(ofPayment);
    const differs = eq(deposits.status, isMade ? 'paid' : 'refunded');
    const [deposit] = await transaction
      .update(deposits)
      .set(isMade ? { status: 'refunded', refundedAt: now } : { status: 'paid', refundedAt: null })
      .where(and(eq(deposits.reference, reference), differs))
      .returning();
    return { ...entry, userId: isMade ? (deposit?.userId ?? null) : null };
  });
  if (!before) return null;
  const isNews = status === 'requires_action' && before.refund !== status;
  if (isNews || hasFailed(status)) {
    log({ event: 'refund-refused', level: 'error', reference, status });
  }
  if (before.toTell !== null && !hasFailed(status)) {
    await tellMember(services, before.toTell, { kind: 'payment-returned' });
  }
  return before.userId;
}

/** Records a dispute. If the bank has given the money back, so that nothing is left to refund, the deposit is refunded. */
async function recordDispute(
  reference: string,
  dispute: Dispute,
  { db, clock, log }: Services,
): Promise<void> {
  const isOver = dispute !== 'open';
  const [entry] = await db
    .update(books)
    .set({ dispute, ...(dispute === 'lost' && { toTell: null }) })
    // A late report that it is open does not reopen it.
    .where(and(eq(books.reference, reference), isOver ? undefined : isNull(books.dispute)))
    .returning();
  if (!entry) return;
  log({ event: 'payment-disputed', level: 'error', reference, dispute });
  if (dispute !== 'lost') return;
  await db
    .update(deposits)
    .set({ status: 'refunded', refundedAt: clock() })
    .where(and(eq(deposits.reference, reference), eq(deposits.status, 'paid')));
}

/**
 * Refunds a payment in the books, or asks what became of the refund that has begun. Returns how it
 * stands, or null if nothing may be refunded because the payer disputes the payment. Rejects if the
 * payment service cannot do it now.
 */
export async function refundPayment(
  reference: string,
  services: Services,
): Promise<Refunding | null> {
  const { db, payments } = services;
  const [entry] = await db.select().from(books).where(eq(books.reference, reference));
  if (!entry || entry.dispute === 'open' || entry.dispute === 'lost') return null;
  const { refund, refundId, provider } = entry;
  if (refund === 'succeeded') return { status: refund, refunded: null };
  if (payments?.name !== provider) {
    throw new Error('The payment service of this deposit is no longer configured.');
  }
  const hasBegun = refund === 'pending' || refund === 'requires_action';
  const stands =
    hasBegun && refundId ? await payments.checkRefund(refundId) : await payments.refund(reference);
  if (!stands) {
    await recordDispute(reference, 'open', services);
    return null;
  }
  return { status: stands.status, refunded: await recordRefund(reference, stands, services) };
}

/** Tells a member that the refund that was under way is made. */
async function tellRefunded(userId: string | null, services: Services): Promise<void> {
  if (userId === null) return;
  await tellMember(services, userId, { kind: 'deposit-refunded', wasUnderWay: true });
}

/** Records what the payment service reports about a refund or a dispute of a payment in the books. */
export async function recordReport(
  said: Exclude<Report, { about: 'payment' }>,
  services: Services,
): Promise<void> {
  const { reference } = said;
  if (said.about === 'dispute') return recordDispute(reference, said.dispute, services);
  await tellRefunded(await recordRefund(reference, said.refund, services), services);
}

/**
 * Makes the refunds that are due, asks what became of those under way, and tries again, once a day, those that
 * failed; one by one until `ending` is aborted.
 */
export async function settleRefunds(services: Services, ending: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  const hasRested = lte(books.refundSeenAt, after(clock(), -rest));
  const isOpen = or(
    inArray(books.refund, ['due', 'pending', 'requires_action']),
    and(inArray(books.refund, ['failed', 'canceled']), hasRested),
  );
  const open = await db
    .select({ reference: books.reference })
    .from(books)
    .where(and(isUndisputed, isOpen));
  for (const { reference } of open) {
    if (ending.aborted) return;
    try {
      const refunding = await refundPayment(reference, services);
      await tellRefunded(refunding?.refunded ?? null, services);
    } catch (error) {
      log({ ...failed('refund-failed', error), reference });
    }
  }
}
