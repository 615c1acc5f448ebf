import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { wizardPath } from '@emberite/content/registrationWizard';
import { findSession } from '../auth/session.ts';
import { deposits, profiles, users } from '../db/schema.ts';
import type { RequestContext } from '../http/handle.ts';

/** The path of the wizard's deposit page, with the outcome of the payment. */
export function afterPayment(how: 'paid' | 'pending' | 'cancelled' | 'unavailable'): string {
  return `${wizardPath}?deposit=${how}`;
}

/** A member who wants to pay. */
export interface PayingMember {
  userId: string;
  isPaid: boolean;
  /**
   * Identifies the payment attempt: new after each deposit, and for each new account of the same
   * address.
   */
  attempt: string;
}

/** Returns the signed-in member, or else the path where the user can become one. */
export async function payingMember(context: RequestContext): Promise<PayingMember | string> {
  const session = await findSession(context);
  if (!session) return `/login?redirectedFrom=${wizardPath}`;
  const { userId } = session;
  const [member] = await context.db
    .select({ joinedAt: users.createdAt, reference: deposits.reference, status: deposits.status })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(deposits, eq(deposits.userId, users.id))
    .where(eq(users.id, userId));
  if (!member) return '/welcome';
  const last = `${userId} ${member.joinedAt.toISOString()} ${member.reference ?? ''}`;
  return {
    userId,
    isPaid: member.status === 'paid',
    attempt: createHash('sha256').update(last).digest('base64url'),
  };
}
