import { defineDeskList } from './desk.ts';
import { waitlistRoleSchema } from './waitlist.ts';
import { z } from './zod.ts';

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

/** Lists who waits, the first one first; those with the role `host` have applied to host. */
export const deskWaitlist = defineDeskList(
  '/desk/waitlist',
  { role: waitlistRoleSchema.optional() },
  deskWaitlistEntrySchema,
);

export type DeskWaitlistEntry = z.infer<typeof deskWaitlistEntrySchema>;
