import { defineCall, z } from './call.ts';
import { line } from './line.ts';

/**
 * Withdraws a registration of the signed-in user and deletes it. For a night out, a paid deposit is
 * refunded, and a pending one as soon as it is paid. If that is not possible, the registration
 * stays.
 */
export const registrationWithdraw = defineCall({
  method: 'POST',
  path: '/registrations/withdraw',
  input: z.strictObject({ id: line(100) }),
  response: z.object({}),
  errors: ['not-signed-in', 'payment-unavailable'],
});
