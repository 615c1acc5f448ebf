import { depositDollars } from '@emberite/content/registration';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { loadOptional } from '@emberite/config/optional';
import type { NightOut } from './nightOut.ts';
import { localPayments } from './local/payments.ts';
import type { PayingMember } from './payingMember.ts';

/**
 * What the payment service says about a payment. A `pending` one waits for the payer's bank, and is
 * reported again as `paid` or `failed`.
 */
export interface Payment {
  status: 'pending' | 'paid' | 'failed';
  userId: string;
  /** Its id at the payment service. */
  reference: string;
  /** The registration that it was begun for, if the payment service knows it. */
  registrationId?: string | undefined;
}

/** What the payment service says about the refund of a payment. Only a `succeeded` one is made, and even that can fail later. */
export interface Refund {
  /** Its id at the payment service. Null if that does not say. */
  id: string | null;
  status: 'pending' | 'requires_action' | 'failed' | 'canceled' | 'succeeded';
}

/** How a payer's dispute of a payment stands. */
export type Dispute = 'open' | 'won' | 'lost';

/** What the payment service reports. `reference` is the payment's id there. */
export type Report =
  | { about: 'payment'; payment: Payment }
  | { about: 'refund'; reference: string; refund: Refund }
  | { about: 'dispute'; reference: string; dispute: Dispute };

/** Takes and refunds deposits. */
export interface Payments {
  /** Stored with each payment. */
  name: 'local' | 'stripe';
  /** Starts a checkout. Returns the URL to send the payer's browser to. */
  start(payer: PayingMember): Promise<string>;
  /** Returns the payment of a checkout that the payer has returned from, or null if there is none. */
  find(checkout: string): Promise<Payment | null>;
  /** Asks what became of a pending payment. */
  check(reference: string): Promise<Payment['status']>;
  /** Reads a message from the payment service. Returns null if it is not about a payment of this site. */
  readWebhook(body: string, signature: string): Promise<Report | null>;
  /**
   * Refunds a payment, once, however often it is called; again if that has failed. Returns null if the
   * payer has disputed the payment.
   */
  refund(reference: string): Promise<Refund | null>;
  /** Asks what became of a refund. */
  checkRefund(id: string): Promise<Refund>;
}

/** What a payer reads about the deposit: 'Refundable deposit of $10 for Peak Axe Throwing'. */
export const depositName = (registration: NightOut | null): string =>
  `Refundable deposit of $${depositDollars}${registration ? ` for ${registration.name}` : ''}`;

/** The deposit, in cents. */
export const depositCents = 1000;

/** Creates the configured payments, or null in production without a payment service. */
export async function createPayments(
  { stripe, siteUrl, production }: Config,
  clock: Clock,
  stripeApi?: string,
): Promise<Payments | null> {
  if (stripe) {
    const load = () => import('./stripe/payments.ts');
    const { stripePayments } = await loadOptional(load, 'STRIPE_SECRET_KEY', 'stripe');
    return stripePayments(stripe, siteUrl, clock, stripeApi);
  }
  return production ? null : localPayments;
}
