import { asc, eq } from 'drizzle-orm';
import type { Deposit, Registration } from '@emberite/sdk/contract/registration';
import type { Database } from '../db/database.ts';
import { deposits, registrations } from '../db/schema.ts';
import { toRegistration } from './toRegistration.ts';

/** Returns a user's registrations, oldest first. */
export async function loadRegistrations(userId: string, db: Database): Promise<Registration[]> {
  const rows = await db
    .select()
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .orderBy(asc(registrations.createdAt));
  return rows.map(toRegistration);
}

/** Returns a user's deposit, or null if none was ever paid. */
export async function loadDeposit(userId: string, db: Database): Promise<Deposit | null> {
  const [row] = await db.select().from(deposits).where(eq(deposits.userId, userId));
  if (!row) return null;
  return {
    status: row.status,
    amount: row.amountCents / 100,
    paidAt: row.paidAt.toISOString(),
    refundedAt: row.refundedAt?.toISOString() ?? null,
  };
}
