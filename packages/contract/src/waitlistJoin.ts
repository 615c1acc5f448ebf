import { defineCall, z } from './call.ts';
import { emailSchema } from './email.ts';
import { paragraphs } from './line.ts';
import { patience } from './patience.ts';
import { waitlistPlaceSchema, waitlistRoleSchema } from './waitlist.ts';

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
