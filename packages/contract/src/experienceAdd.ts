import { defineCall, z } from './call.ts';
import { registrationSchema } from './registration.ts';
import { experienceSchema } from './registrationFields.ts';

/** Adds an experience to the member's registration for a night out. Adding it twice changes nothing. */
export const experienceAdd = defineCall({
  method: 'POST',
  path: '/registrations/experiences/add',
  input: z.strictObject({ experience: experienceSchema }),
  response: registrationSchema,
  errors: ['not-signed-in', 'place-not-open'],
});
