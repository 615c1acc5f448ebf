import { defineCall, z } from './call.ts';
import { emailSchema } from './email.ts';
import { patience } from './patience.ts';
import { identityProviders } from './provider.ts';
import { userSchema } from './user.ts';

/**
 * Mails a link and a 6-digit code, good for one sign-in within 15 minutes. Earlier ones keep
 * working for their own 15 minutes. Returns the same whether or not the address is known.
 */
export const magicLinkSend = defineCall({
  method: 'POST',
  path: '/auth/magic-link/send',
  input: z.strictObject({ email: emailSchema }),
  response: z.object({}),
  errors: ['too-many-requests', 'mail-failed'],
  patience: patience.mailCall,
});

/** Signs in with the secret of a mailed link. `newer-link`: it is over, but that of a later mail is not. */
export const magicLinkSecret = defineCall({
  method: 'POST',
  path: '/auth/magic-link/secret',
  input: z.strictObject({ email: emailSchema, secret: z.string().trim().min(1).max(200) }),
  response: z.object({ email: z.string() }),
  errors: ['wrong-link', 'newer-link', 'too-many-requests'],
});

/** The number of digits of a mailed code. */
export const codeLength = 6;

/** Signs in with a mailed code. After 5 wrong attempts the user must request a new one. */
export const magicLinkCode = defineCall({
  method: 'POST',
  path: '/auth/magic-link/code',
  input: z.strictObject({
    email: emailSchema,
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'The code must have 6 digits.'),
  }),
  response: z.object({ email: z.string() }),
  errors: ['wrong-code', 'too-many-requests'],
});

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
  // It asks the provider up to three times.
  patience: patience.write,
});

/** Returns the signed-in user. Visitors get null with status 200, never a 401. */
export const authMe = defineCall({
  method: 'GET',
  path: '/auth/me',
  input: z.strictObject({}),
  response: userSchema.nullable(),
  errors: [],
});

/** Ends this session. Returns the same if there is none. */
export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  input: z.strictObject({}),
  response: z.object({}),
  errors: [],
});
