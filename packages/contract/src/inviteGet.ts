import { defineCall, z } from './call.ts';
import { inviteCodeSchema, inviteSchema } from './invite.ts';

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
