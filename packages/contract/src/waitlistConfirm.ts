import { defineCall, z } from './call.ts';
import { waitlistEntrySchema, waitlistSecretSchema } from './waitlist.ts';

/**
 * Confirms the entry that a mailed link belongs to. The link may be opened again. The entry
 * replaces an earlier one. Refused while too many hosts confirm theirs: the link works later.
 */
export const waitlistConfirm = defineCall({
  method: 'POST',
  path: '/waitlist/confirm',
  input: z.strictObject({ secret: waitlistSecretSchema }),
  response: waitlistEntrySchema,
  errors: ['wrong-link', 'too-many-requests'],
});
