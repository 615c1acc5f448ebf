import { cleanEmail, emailPattern } from './cleanEmail.ts';
import { z } from './zod.ts';

/** An email address, cleaned and in lower case, which identifies a user. */
export const emailSchema = z
  .string()
  .max(1000)
  .transform((typed) => cleanEmail(typed).toLowerCase())
  .pipe(z.string().max(254))
  .pipe(z.email({ pattern: emailPattern, error: 'Please enter a valid email address.' }));
