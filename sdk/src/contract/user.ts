import { z } from './zod.ts';

/** A way in which a user has signed in: `magic-link`, `google` or `microsoft`, and the id there. */
const identitySchema = z.object({ provider: z.string(), userId: z.string() });

/**
 * A signed-in user. `id` is the e-mail address; `location` is the profile's, null before there is
 * one; `roadmaps` maps a roadmap's id to the ids of its completed steps, in the order of completion;
 * `ownedInvites` are the codes of the invites the user made.
 */
export const userSchema = z.object({
  id: z.string(),
  identities: z.array(identitySchema),
  location: z.string().nullable(),
  hasProfile: z.boolean(),
  roadmaps: z.record(z.string(), z.array(z.string())),
  ownedInvites: z.array(z.string()),
});

export type Identity = z.infer<typeof identitySchema>;
export type User = z.infer<typeof userSchema>;
