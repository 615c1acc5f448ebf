import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { depositSchema, paymentsSchema, registrationSchema } from './registration.ts';

/** Returns the user's registrations, the last deposit if there ever was one, and whether one can be paid. */
export const registrationList = defineCall({
  method: 'GET',
  path: '/registrations',
  input: z.strictObject({}),
  answer: z.object({
    registrations: z.array(registrationSchema),
    deposit: depositSchema.nullable(),
    payments: paymentsSchema,
  }),
  errors: ['not-signed-in'],
});
