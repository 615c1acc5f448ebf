import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { poetryAvailabilitySchema } from './registrationFields.ts';

/**
 * Registers for a poetry night; for anyone. It belongs to whoever then signs in with this browser.
 * The answer has what the new account starts with.
 */
export const poetryNightJoin = defineCall({
  method: 'POST',
  path: '/registrations/poetry-night',
  input: z.strictObject({
    availability: poetryAvailabilitySchema,
    availabilityExplained: z.literal(
      true,
      'Make sure you understand that the spot is not guaranteed (check the box)',
    ),
  }),
  answer: z.object({ inviteCode: z.string(), location: z.string() }),
  errors: ['too-many-requests'],
});
