import { defineCall, z } from './call.ts';
import { waitlistSecretSchema } from './waitlist.ts';

/** Deletes the entry of a mail's link. There may be none any more. */
export const waitlistLeave = defineCall({
  method: 'POST',
  path: '/waitlist/leave',
  input: z.strictObject({ secret: waitlistSecretSchema }),
  answer: z.object({}),
  errors: [],
});
