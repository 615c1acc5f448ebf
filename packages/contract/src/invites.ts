import { defineCall, z } from './call.ts';
import { inviteCodeSchema, inviteSchema } from './invite.ts';
import { line } from './line.ts';

/** Returns whether a code can be used now. Only its owner gets its details; others get null. */
export const inviteGet = defineCall({
  method: 'GET',
  path: '/invites',
  input: z.strictObject({ inviteCode: inviteCodeSchema.min(1) }),
  response: z.object({
    inviteInfo: z.object({ isValid: z.boolean() }),
    inviteDetails: inviteSchema.nullable(),
  }),
  errors: ['too-many-requests'],
});

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
