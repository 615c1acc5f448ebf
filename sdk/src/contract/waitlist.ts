import { line } from './line.ts';
import { z } from './zod.ts';

/** Why somebody waits: to become a member, or to host. */
export const waitlistRoleSchema = z.enum(['guest', 'host']);

/** Where somebody lives who waits, in their own words. */
export const waitlistPlaceSchema = line(100).min(1, 'Please tell us where you live.');

/** The secret in the link of a waiting list's mail. */
export const waitlistSecretSchema = z.string().min(1).max(100);

/** An entry of the waiting list. `idea` is a host's, else ''. It is confirmed by its mail. */
export const waitlistEntrySchema = z.object({
  role: waitlistRoleSchema,
  place: z.string(),
  idea: z.string(),
  isConfirmed: z.boolean(),
});

export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;
