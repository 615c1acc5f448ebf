import { defineCall, z } from './call.ts';
import { inviteSchema } from './invite.ts';
import { passkeySchema } from './passkey.ts';
import { profileSchema } from './profile.ts';
import { depositSchema, registrationSchema } from './registration.ts';
import { userSchema } from './user.ts';
import { waitlistEntrySchema } from './waitlist.ts';

/** All data of the signed-in user. The videos' files are at their URLs. Needs a recent sign-in. */
export const userExport = defineCall({
  method: 'GET',
  path: '/users/export',
  input: z.strictObject({}),
  response: z.object({
    exportedAt: z.iso.datetime(),
    /** When the user first signed in, and the invite that made them a member. */
    joinedAt: z.iso.datetime(),
    usedInvite: z.string().nullable(),
    user: userSchema,
    profile: profileSchema.nullable(),
    invites: z.array(inviteSchema),
    /** The waiting list entries of this address. */
    waitlist: z.array(waitlistEntrySchema),
    registrations: z.array(registrationSchema),
    deposit: depositSchema.nullable(),
    passkeys: z.array(passkeySchema),
    sessions: z.array(
      z.object({ device: z.string(), createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() }),
    ),
  }),
  errors: ['not-signed-in', 'recent-sign-in-needed'],
});
