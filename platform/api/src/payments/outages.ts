import { and, eq, or, sql } from 'drizzle-orm';
import type { PaymentsState } from '@emberite/contract/registration';
import { after, hour, minute } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { paymentOutages } from '../db/schema.ts';
import type { Services } from '../services.ts';

type During = NonNullable<(typeof paymentOutages.$inferSelect)['during']>;

/** What a member is told after an outage, and for how long. A webhook may be late. */
const consequences: Readonly<Record<During, { state: PaymentsState; lastsMs: number }>> = {
  start: { state: 'unavailable', lastsMs: 10 * minute },
  return: { state: 'unconfirmed', lastsMs: hour },
};

/**
 * Records that the payment service could not be reached for a member: when they returned from `checkout`, or to start a
 * payment.
 */
export async function recordOutage(
  userId: string,
  { db, clock }: Services,
  checkout: string | null = null,
): Promise<void> {
  const during: During = checkout === null ? 'start' : 'return';
  // A checkout that is still unknown is kept when a start fails.
  const outage = { during, since: clock(), ...(checkout && { checkout }) };
  const failed = during === 'start' ? 1 : 0;
  const failedStarts = sql`${paymentOutages.failedStarts} + ${failed}`;
  await db
    .insert(paymentOutages)
    .values({ userId, ...outage, failedStarts: failed })
    .onConflictDoUpdate({ target: paymentOutages.userId, set: { ...outage, failedStarts } });
}

/**
 * Records that the payment service could be reached for a member: to ask about `checkout`, or to start a payment.
 * Another checkout that is still unknown is kept.
 */
export async function endOutage(userId: string, db: Database, checkout = ''): Promise<void> {
  const { userId: member, during, checkout: unknown } = paymentOutages;
  await db
    .update(paymentOutages)
    .set({ during: null, checkout: sql`nullif(${unknown}, ${checkout})` })
    .where(and(eq(member, userId), or(eq(during, 'start'), eq(unknown, checkout))));
}

/** Returns the checkout that a member returned from while the payment service could not be reached; null without one. */
export async function unknownCheckout(userId: string, db: Database): Promise<string | null> {
  const { checkout } = paymentOutages;
  const [outage] = await db
    .select({ checkout })
    .from(paymentOutages)
    .where(eq(paymentOutages.userId, userId));
  return outage?.checkout ?? null;
}

/** Returns whether a member can pay, as far as we know. */
export async function paymentsState(
  userId: string,
  { db, clock, payments }: Services,
): Promise<PaymentsState> {
  if (!payments) return 'unavailable';
  const [outage] = await db.select().from(paymentOutages).where(eq(paymentOutages.userId, userId));
  if (!outage?.during) return 'open';
  const { state, lastsMs } = consequences[outage.during];
  return clock() < after(outage.since, lastsMs) ? state : 'open';
}
