import { defineCall, z } from './call.ts';
import { emailSchema } from './email.ts';
import { eveningSchema } from './groupFields.ts';
import { inviteSchema } from './invite.ts';
import { passkeySchema } from './passkey.ts';
import { patience } from './patience.ts';
import { profileSchema } from './profile.ts';
import { depositSchema, registrationSchema } from './registration.ts';
import { userSchema } from './user.ts';
import { waitlistEntrySchema } from './waitlist.ts';

/** Returns the signed-in user, or a 401 for visitors. */
export const currentUser = defineCall({
  method: 'GET',
  path: '/users/currentUser',
  input: z.strictObject({}),
  response: userSchema,
  errors: ['not-signed-in'],
});

const idSchema = z.string().regex(/^[a-z0-9][\w-]{0,63}$/i);

/**
 * Adds completed roadmap steps. The union of old and new is stored, so that two tabs lose nothing.
 * Returns the changed user.
 */
export const userUpdate = defineCall({
  method: 'POST',
  path: '/users/updateUserProperty',
  input: z.strictObject({
    changes: z
      .array(
        z.strictObject({
          field: z.literal('roadmaps'),
          value: z.record(idSchema, z.array(idSchema).max(100)),
        }),
      )
      .min(1)
      .max(20),
  }),
  response: userSchema,
  errors: ['not-signed-in', 'too-much-kept'],
});

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
    /** The role of staff, and what the history says of the user: what they did at the desk, and that they got the role or lost it. */
    staff: z.object({ id: z.string(), since: z.iso.datetime() }).nullable(),
    desk: z.array(z.object({ at: z.iso.datetime(), action: z.string(), subject: z.string() })),
    passkeys: z.array(passkeySchema),
    sessions: z.array(
      z.object({ device: z.string(), createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() }),
    ),
    /**
     * What else is held of the user, for people to read: when things were made, the profile's public id, the payment's
     * id, the last outage of the payment service, the fingerprints of networks and browsers. Without a schema, because every member's page
     * would load it. Older servers do not send it.
     */
    more: z.record(z.string(), z.unknown()).optional(),
  }),
  errors: ['not-signed-in', 'recent-sign-in-needed'],
});

/**
 * Deletes the signed-in user with all data and files, ends all sessions and refunds a deposit, later if
 * that cannot be done now. `email` is the user's own address, typed as a confirmation. Needs a recent sign-in.
 */
export const userDelete = defineCall({
  method: 'POST',
  path: '/users/delete',
  input: z.strictObject({ email: emailSchema }),
  response: z.object({}),
  errors: ['not-signed-in', 'recent-sign-in-needed'],
  // It waits for a refund and a mail.
  patience: patience.write,
});
