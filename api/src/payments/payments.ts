import type { Config } from '../config.ts';
import { localPayments } from './local/payments.ts';
import { stripePayments } from './stripe/payments.ts';

/** Who wants to pay a deposit. */
interface Payer {
  userId: string;
  /** Changes whenever a new payment is meant, and not when the page is only reloaded. */
  attempt: string;
}

/** A payment that has been made. */
export interface Payment {
  userId: string;
  /** Its id where it was made. */
  reference: string;
}

/** Takes deposits and pays them back. */
export interface Payments {
  /** Kept with each payment. */
  name: 'local' | 'stripe';
  /** The address to send the payer's browser to. */
  start(payer: Payer): Promise<string>;
  /** The payment of a checkout the payer has come back from; null when nothing was paid. */
  find(checkout: string): Promise<Payment | null>;
  /** Reads a message of the payment service; null when it is about anything else than a payment. */
  readWebhook(body: string, signature: string): Promise<Payment | null>;
  /** Pays back a payment; once, however often it is asked. */
  refund(reference: string): Promise<void>;
}

/** What a deposit is: in cents of a dollar. */
export const depositCents = 1000;

/** The payments that are set up; null in production without a payment service. */
export function createPayments(config: Config, stripeApi?: string): Payments | null {
  if (config.stripe) return stripePayments(config.stripe, config.siteUrl, stripeApi);
  return config.production ? null : localPayments;
}
