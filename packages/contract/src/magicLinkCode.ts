import { defineCall, z } from './call.ts';
import { emailSchema } from './email.ts';

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
