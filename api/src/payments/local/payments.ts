import { ApiFailure } from '../../http/failure.ts';
import type { Payments } from '../payments.ts';

/** Where the test checkout stands. */
export const checkoutPath = '/payment/test-checkout';

/** Stands in where no payment service is configured: a page that moves no money. */
export const localPayments: Payments = {
  name: 'local',
  start: () => Promise.resolve(checkoutPath),
  find: () => Promise.resolve(null),
  readWebhook: () => Promise.reject(new ApiFailure('not-found')),
  refund: () => Promise.resolve(),
};
