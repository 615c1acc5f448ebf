/** For tests of payments: a fake Stripe for the API to talk to. */
export { startStripe, webhookSecret } from '@emberite/api/testing/stripe';
export type { StripeServer } from '@emberite/api/testing/stripe';
