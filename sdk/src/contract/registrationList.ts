import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { depositSchema, registrationSchema } from './registration.ts';

/** Returns the user's registrations, and the deposit if one was paid. */
export const registrationList = defineCall({
  method: 'GET',
  path: '/registrations',
  input: z.strictObject({}),
  answer: z.object({
    registrations: z.array(registrationSchema),
    deposit: depositSchema.nullable(),
  }),
  errors: ['not-signed-in'],
});
