import { ApiFailure } from '../../http/failure.ts';
import type { Payments } from '../payments.ts';

/** The path of the test checkout. */
export const checkoutPath = '/payment/test-checkout';

/** Replaces the payment service if none is configured: a page that moves no money. */
export const localPayments: Payments = {
  name: 'local',
  start: () => Promise.resolve(checkoutPath),
  find: () => Promise.resolve(null),
  readWebhook: () => Promise.reject(new ApiFailure('not-found')),
  refund: () => Promise.resolve(),
};
