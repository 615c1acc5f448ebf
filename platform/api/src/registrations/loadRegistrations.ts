import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Deposit, Registration } from '@emberite/contract/registration';
import type { Database } from '../db/database.ts';
import { deposits, payments, registrations } from '../db/schema.ts';
import { isDepositUsed, isPayable } from '../payments/deposits.ts';
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

/** Returns a user's last deposit, or null if there never was one. */
export async function loadDeposit(userId: string, services: Services): Promise<Deposit | null> {
  const [row] = await services.db
    .select({ ...getTableColumns(deposits), refund: payments.refund })
    .from(deposits)
    .leftJoin(payments, eq(payments.reference, deposits.reference))
    .where(eq(deposits.userId, userId));
  if (!row) return null;
  const { status, amountCents, startedAt, paidAt, refundedAt, refund } = row;
  const amount = amountCents / 100;
  switch (status) {
    case 'pending':
      return {
        status,
        amount,
        startedAt: startedAt.toISOString(),
        payableAgain: isPayable(row, services.clock()),
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
        ...((await isDepositUsed(userId, services)) && { isUsed: true }),
      };
    case 'refunded':
      return { status, amount, paidAt: timeOf(paidAt), refundedAt: timeOf(refundedAt) };
  }
}
