import { ApiFailure } from '../../http/failure.ts';
import type { Payments, Refund } from '../payments.ts';

/** The path of the test checkout. */
export const checkoutPath = '/payment/test-checkout';

const refunded: Refund = { id: null, status: 'succeeded' };

/** Replaces the payment service if none is configured: a page that moves no money. */
export const localPayments: Payments = {
  name: 'local',
  start: () => Promise.resolve(checkoutPath),
  find: () => Promise.resolve(null),
  // Only the pages of the test checkout decide.
  check: () => Promise.resolve('pending'),
  readWebhook: () => Promise.reject(new ApiFailure('not-found')),
  refund: () => Promise.resolve(refunded),
  checkRefund: () => Promise.resolve(refunded),
};
