import { defineCall, z } from './call.ts';
import { eveningSchema } from './groupFields.ts';
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
    /** The evenings that the user was asked for, when they were asked last, and when they were reminded. */
    groups: z.array(
      z.object({
        ...eveningSchema.shape,
        askedAt: z.iso.datetime(),
        remindedAt: z.array(z.iso.datetime()),
      }),
    ),
    /** What the user is to be told of a group, as long as the mail server has not taken it. */
    mails: z.array(
      z.object({
        group: z.string(),
        kind: z.string(),
        storedAt: z.iso.datetime(),
        triedAt: z.iso.datetime(),
      }),
    ),
    /** The role of staff, and what the history says of the user: what they did at the desk, and that they got the role. */
    staff: z.object({ id: z.string(), since: z.iso.datetime() }).nullable(),
    desk: z.array(z.object({ at: z.iso.datetime(), action: z.string(), subject: z.string() })),
    passkeys: z.array(passkeySchema),
    sessions: z.array(
      z.object({ device: z.string(), createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() }),
    ),
  }),
  errors: ['not-signed-in', 'recent-sign-in-needed'],
});
