import { defineCall, z } from './call.ts';
import { registrationsSchema } from './registrationList.ts';

/** Asks the payment service about a pending deposit, and returns what the user is registered for. */
export const depositCheck = defineCall({
  method: 'POST',
  path: '/registrations/deposit/check',
  input: z.strictObject({}),
  response: registrationsSchema,
  errors: ['not-signed-in', 'too-many-requests', 'payment-unavailable'],
});
