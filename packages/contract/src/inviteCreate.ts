import { defineCall, z } from './call.ts';
import { inviteSchema } from './invite.ts';
import { line } from './line.ts';

/**
 * Creates an invite for the member's friends. Refused while one of the member's invites expires
 * more than 7 days from now and has more than 2 uses left. The code starts with `textPart`.
 */
export const inviteCreate = defineCall({
  method: 'POST',
  path: '/invites',
  input: z.strictObject({ textPart: line(50).min(1) }),
  response: inviteSchema,
  errors: ['not-signed-in', 'profile-needed', 'invite-active'],
});
