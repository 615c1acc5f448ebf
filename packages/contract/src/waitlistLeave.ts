import { defineCall, z } from './call.ts';
import { waitlistSecretSchema } from './waitlist.ts';

/** Deletes the entry that a mailed link belongs to. It may already be gone. */
export const waitlistLeave = defineCall({
  method: 'POST',
  path: '/waitlist/leave',
  input: z.strictObject({ secret: waitlistSecretSchema }),
  response: z.object({}),
  errors: [],
});
