import { defineCall, z } from './call.ts';
import { waitlistEntrySchema, waitlistSecretSchema } from './waitlist.ts';

/** Confirms the entry of a mail's link, which may be opened again. It replaces an earlier one. */
export const waitlistConfirm = defineCall({
  method: 'POST',
  path: '/waitlist/confirm',
  input: z.strictObject({ secret: waitlistSecretSchema }),
  answer: waitlistEntrySchema,
  errors: ['wrong-link'],
});
