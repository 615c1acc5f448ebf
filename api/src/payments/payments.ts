import type { Config } from '../config.ts';
import { localPayments } from './local/payments.ts';
import { stripePayments } from './stripe/payments.ts';

/** A user who wants to pay a deposit. */
interface Payer {
  userId: string;
  /**
   * Identifies the payment attempt: new for each payment and after a failed start, the same when the
   * page is only reloaded.
   */
  attempt: string;
}

/**
 * What the payment service says about a payment. A `pending` one waits for the payer's bank, and is
 * reported again as `paid` or `failed`.
 */
export interface Payment {
  status: 'pending' | 'paid' | 'failed';
  userId: string;
  /** Its id at the payment service. */
  reference: string;
}

/** Takes and refunds deposits. */
export interface Payments {
  /** Stored with each payment. */
  name: 'local' | 'stripe';
  /** Starts a checkout. Returns the URL to send the payer's browser to. */
  start(payer: Payer): Promise<string>;
  /** Returns the payment of a checkout that the payer has returned from, or null if there is none. */
  find(checkout: string): Promise<Payment | null>;
  /** Asks what became of a pending payment. */
  check(reference: string): Promise<Payment['status']>;
  /** Reads a message from the payment service. Returns null if it is not about a payment. */
  readWebhook(body: string, signature: string): Promise<Payment | null>;
  /** Refunds a payment, once, however often it is called. */
  refund(reference: string): Promise<void>;
}

/** The deposit, in cents. */
export const depositCents = 1000;

/** Creates the configured payments, or null in production without a payment service. */
export function createPayments(config: Config, stripeApi?: string): Payments | null {
  if (config.stripe) return stripePayments(config.stripe, config.siteUrl, stripeApi);
  return config.production ? null : localPayments;
}
