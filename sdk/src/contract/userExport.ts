import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { inviteSchema } from './invite.ts';
import { passkeySchema } from './passkey.ts';
import { profileSchema } from './profile.ts';
import { depositSchema, registrationSchema } from './registration.ts';
import { userSchema } from './user.ts';

/** Everything that is kept of the signed-in user. The videos' files stand at their URLs. */
export const userExport = defineCall({
  method: 'GET',
  path: '/users/export',
  input: z.strictObject({}),
  answer: z.object({
    exportedAt: z.iso.datetime(),
    /** When they first signed in, and the invite they became a member by. */
    joinedAt: z.iso.datetime(),
    usedInvite: z.string().nullable(),
    user: userSchema,
    profile: profileSchema.nullable(),
    invites: z.array(inviteSchema),
    /** Where somebody lives for whom no group meets yet. */
    interest: z.string().nullable(),
    registrations: z.array(registrationSchema),
    deposit: depositSchema.nullable(),
    passkeys: z.array(passkeySchema),
    sessions: z.array(z.object({ createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() })),
  }),
  errors: ['not-signed-in'],
});
