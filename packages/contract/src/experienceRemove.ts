import { defineCall, z } from './call.ts';
import { registrationSchema } from './registration.ts';
import { experienceSchema } from './registrationFields.ts';

/** Removes an experience from the member's registration for a night out, which stays. */
export const experienceRemove = defineCall({
  method: 'POST',
  path: '/registrations/experiences/remove',
  input: z.strictObject({ experience: experienceSchema }),
  response: registrationSchema,
  errors: ['not-signed-in'],
});
