import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findSession } from '../auth/session.ts';
import { deposits, profiles } from '../db/schema.ts';
import type { Visit } from '../http/handle.ts';

/** The page that speaks of the deposit, and how the payment went. */
export function afterPayment(how: 'paid' | 'cancelled' | 'unavailable'): string {
  return `/emberite/experiences/join?deposit=${how}`;
}

/** A member who came to pay. */
export interface PayingMember {
  userId: string;
  isPaid: boolean;
  /** Changes with each deposit that was paid back, so that a new one can be paid. */
  attempt: string;
}

/** The member who asks; else the path where they can become one. */
export async function payingMember(visit: Visit): Promise<PayingMember | string> {
  const session = await findSession(visit);
  if (!session) return '/login?redirectedFrom=/emberite/experiences/join';
  const { userId } = session;
  const [profile] = await visit.db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!profile) return '/welcome';
  const [deposit] = await visit.db.select().from(deposits).where(eq(deposits.userId, userId));
  const last = `${userId} ${deposit?.reference ?? ''}`;
  return {
    userId,
    isPaid: deposit?.status === 'paid',
    attempt: createHash('sha256').update(last).digest('base64url'),
  };
}
