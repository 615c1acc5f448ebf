import { defineCall, z } from './call.ts';
import { csvSchema } from './desk.ts';
import { waitlistRoleSchema } from './waitlist.ts';

/**
 * Somebody on the waiting list who has confirmed it, as staff see them. `idea` is what a host would like to offer, else
 * ''. `confirmedAt` is an ISO time.
 */
const deskWaitlistEntrySchema = z.object({
  email: z.string(),
  role: waitlistRoleSchema,
  place: z.string(),
  idea: z.string(),
  confirmedAt: z.iso.datetime(),
});

/**
 * Lists who waits, the first one first; those with the role `host` have applied to host. For staff only: others find
 * nothing here.
 */
export const deskWaitlist = defineCall({
  method: 'GET',
  path: '/desk/waitlist',
  input: z.strictObject({ role: waitlistRoleSchema.optional() }),
  response: z.object({ entries: z.array(deskWaitlistEntrySchema), csv: csvSchema }),
  errors: [],
});

export type DeskWaitlistEntry = z.infer<typeof deskWaitlistEntrySchema>;
