import { defineCall, z } from './call.ts';
import { identityProviders } from './provider.ts';

/**
 * Finishes a social sign-in in the browser that began it, with the query parameters from the
 * provider. `returnPath` is where the user was before, or null if unknown.
 */
export const authCallback = defineCall({
  method: 'POST',
  path: '/auth/callback/:provider',
  input: z.strictObject({
    provider: z.enum(identityProviders),
    code: z.string().min(1).max(4000),
    state: z.string().max(4000).optional(),
    iss: z.string().max(2000).optional(),
  }),
  response: z.object({ email: z.string(), returnPath: z.string().nullable().default(null) }),
  errors: ['sign-in-failed', 'email-unverified'],
});
