import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Deposit, Registration } from '@emberite/contract/registration';
import type { Database } from '../db/database.ts';
import { deposits, payments, registrations } from '../db/schema.ts';
import { isPayable, usedDeposits } from '../payments/deposits.ts';
import type { Services } from '../services.ts';
import { toRegistration } from '../db/toRegistration.ts';

/** Returns a user's registrations, oldest first. */
export async function loadRegistrations(userId: string, db: Database): Promise<Registration[]> {
  const rows = await db
    .select()
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .orderBy(asc(registrations.createdAt));
  return rows.map(toRegistration);
}

const timeOf = (time: Date | null): string => {
  if (!time) throw new Error('A paid deposit has no time.');
  return time.toISOString();
};

/** Returns the last deposits of some users; none for those who never had one. */
export async function loadDeposits(
  userIds: readonly string[],
  services: Services,
): Promise<Map<string, Deposit>> {
  const rows = await services.db
    .select({ ...getTableColumns(deposits), refund: payments.refund })
    .from(deposits)
    .leftJoin(payments, eq(payments.reference, deposits.reference))
    .where(inArray(deposits.userId, userIds));
  const used = await usedDeposits(userIds, services);
  const now = services.clock();
  return new Map(rows.map((row) => [row.userId, toDeposit(row, used.has(row.userId), now)]));
}

/** Returns a user's last deposit, or null if there never was one. */
export const loadDeposit = async (userId: string, services: Services): Promise<Deposit | null> =>
  (await loadDeposits([userId], services)).get(userId) ?? null;

function toDeposit(
  row: typeof deposits.$inferSelect & Pick<typeof payments.$inferSelect, 'refund'>,
  isUsed: boolean,
  now: Date,
): Deposit {
  const { status, amountCents, startedAt, paidAt, refundedAt, refund } = row;
  const amount = amountCents / 100;
  switch (status) {
    case 'pending':
      return {
        status,
        amount,
        startedAt: startedAt.toISOString(),
        payableAgain: isPayable(row, now),
      };
    case 'failed':
      return { status, amount, startedAt: startedAt.toISOString() };
    case 'paid':
      return {
        status,
        amount,
        paidAt: timeOf(paidAt),
        ...(refund && {
          refund: refund === 'failed' || refund === 'canceled' ? 'refused' : 'under-way',
        }),
        // What goes back counts for no evening, however long it takes.
        ...(isUsed && !refund && { isUsed: true }),
      };
    case 'refunded':
      return { status, amount, paidAt: timeOf(paidAt), refundedAt: timeOf(refundedAt) };
  }
}
