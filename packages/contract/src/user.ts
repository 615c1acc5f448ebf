import { z } from './zod.ts';

/**
 * An identity that a user has signed in with: `magic-link`, `google` or `microsoft`, and the user's
 * id there.
 */
const identitySchema = z.object({ provider: z.string(), userId: z.string() });

/**
 * A signed-in user. `id` is the email address. `location` is the profile's, or null without a profile; `place` is what
 * the user typed if that is `Other`, else null. `roadmaps` maps the id of a roadmap to the ids of its completed steps,
 * in order of completion. `ownedInvites` are the codes of the user's invites.
 */
export const userSchema = z.object({
  id: z.string(),
  identities: z.array(identitySchema),
  location: z.string().nullable(),
  place: z.string().nullable(),
  hasProfile: z.boolean(),
  roadmaps: z.record(z.string(), z.array(z.string())),
  ownedInvites: z.array(z.string()),
});

export type Identity = z.infer<typeof identitySchema>;
export type User = z.infer<typeof userSchema>;
