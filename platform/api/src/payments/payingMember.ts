import { wizardPath } from '@emberite/content/paths';
import { signInPath } from '@emberite/contract/signInPath';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { findSession } from '../session/session.ts';
import { signInPage } from '../auth/signInPage.ts';
import { deposits, paymentOutages, profiles, users } from '../db/schema.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { isOpen } from '../profiles/place.ts';
import { nightOutOf } from './nightOut.ts';
import type { NightOut } from './nightOut.ts';
import { isPayable } from './deposits.ts';

/** How a visit to the payment page ended. */
type PaymentResult = 'paid' | 'already-paid' | 'pending' | 'cancelled' | 'unavailable';

/** The path of the wizard's deposit page, with how the visit to the payment page ended. */
export const afterPayment = (result: PaymentResult): string => `${wizardPath}?deposit=${result}`;

/** Where to send a member who has nothing to pay: the deposit is paid, or a payment is under way. */
export function withoutPaying({ deposit }: PayingMember, now: Date): string | null {
  if (!deposit || isPayable(deposit, now)) return null;
  return afterPayment(deposit.status === 'paid' ? 'already-paid' : 'pending');
}

/** A member who wants to pay. */
export interface PayingMember {
  userId: string;
  /** What the deposit is for; null if the member is not registered. */
  registration: NightOut | null;
  /** The last deposit, if there is one. */
  deposit: Pick<typeof deposits.$inferSelect, 'status' | 'reference' | 'startedAt'> | null;
  /**
   * Identifies the payment attempt: the same when the page is only reloaded, new after each deposit,
   * after each failed start (a payment service may repeat how an attempt failed), for each new account
   * of the same address, for each registration, and if it is for something else now.
   */
  attempt: string;
}

/** Returns the signed-in member, or else the path of the page for somebody who cannot pay. */
export async function payingMember(context: RequestContext): Promise<PayingMember | string> {
  const session = await findSession(context);
  if (!session) return signInPath(signInPage, { redirectedFrom: wizardPath });
  const { userId } = session;
  const [member] = await context.db
    .select({
      joinedAt: users.createdAt,
      failedStarts: paymentOutages.failedStarts,
      location: profiles.location,
      deposit: {
        status: deposits.status,
        reference: deposits.reference,
        startedAt: deposits.startedAt,
      },
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(deposits, eq(deposits.userId, users.id))
    .leftJoin(paymentOutages, eq(paymentOutages.userId, users.id))
    .where(eq(users.id, userId));
  if (!member) return '/welcome';
  // Its page says why there is nothing to pay.
  if (!isOpen(member.location)) return wizardPath;
  const { joinedAt, deposit, failedStarts } = member;
  const registration = await nightOutOf(userId, context.db);
  const last = `${userId} ${joinedAt.toISOString()} ${deposit?.reference ?? ''} ${failedStarts ?? 0} ${registration?.id ?? ''} ${registration?.name ?? ''}`;
  return {
    userId,
    registration,
    deposit,
    attempt: createHash('sha256').update(last).digest('base64url'),
  };
}
