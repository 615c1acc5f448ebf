import { registrationMessages } from '@emberite/content/registration';
import { defineCall, z } from './call.ts';
import { locationSchema } from './profileFields.ts';
import { poetryAvailabilitySchema } from './registrationFields.ts';

/**
 * Registers anyone for a poetry night. The registration goes to the user who then signs in with
 * this browser. The response has the initial values of the new account.
 */
export const poetryNightJoin = defineCall({
  method: 'POST',
  path: '/registrations/poetry-night',
  input: z.strictObject({
    availability: poetryAvailabilitySchema,
    availabilityExplained: z.literal(true, registrationMessages.notExplained),
  }),
  response: z.object({ inviteCode: z.string(), location: locationSchema.exclude(['Other']) }),
  errors: ['too-many-requests'],
});
