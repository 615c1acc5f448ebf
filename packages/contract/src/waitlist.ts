import { defineCall, z } from './call.ts';
import { emailSchema } from './email.ts';
import { line, paragraphs } from './line.ts';
import { patience } from './patience.ts';

/** Why somebody waits: to become a member, to host, or for the next season of the poetry night. */
export const waitlistRoleSchema = z.enum(['guest', 'host', 'poetry-night']);

/** Where somebody on the waiting list lives, in their own words. */
export const waitlistPlaceSchema = line(100).min(1, 'Please tell us where you live.');

/** The secret in the link of a waiting list mail. */
const waitlistSecretSchema = z.string().min(1).max(100);

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

/**
 * Mails a link that confirms an entry on the waiting list, of guests without an invite, of hosts, or of
 * people who want to hear of the next season of the poetry night.
 * Until it is confirmed, an earlier entry of the same role stays.
 */
export const waitlistJoin = defineCall({
  method: 'POST',
  path: '/waitlist',
  input: z.strictObject({
    email: emailSchema,
    place: waitlistPlaceSchema,
    role: waitlistRoleSchema,
    /** What a host would like to offer. */
    idea: paragraphs(2000, 'Please keep your idea below 2000 characters.'),
  }),
  response: z.object({}),
  errors: ['too-many-requests', 'mail-failed'],
  patience: patience.mailCall,
});

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

/** Deletes the entry that a mailed link belongs to. It may already be gone. */
export const waitlistLeave = defineCall({
  method: 'POST',
  path: '/waitlist/leave',
  input: z.strictObject({ secret: waitlistSecretSchema }),
  response: z.object({}),
  errors: [],
});
