import { line } from './line.ts';
import { z } from './zod.ts';

/** Why somebody waits: to become a member, to host, or for the next season of the poetry night. */
export const waitlistRoleSchema = z.enum(['guest', 'host', 'poetry-night']);

/** Where somebody on the waiting list lives, in their own words. */
export const waitlistPlaceSchema = line(100).min(1, 'Please tell us where you live.');

/** The secret in the link of a waiting list mail. */
export const waitlistSecretSchema = z.string().min(1).max(100);

/**
 * An entry of the waiting list, confirmed through its mail. `idea` is only used by hosts, else ''.
 */
export const waitlistEntrySchema = z.object({
  role: waitlistRoleSchema,
  place: z.string(),
  idea: z.string(),
  isConfirmed: z.boolean(),
});

export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;
