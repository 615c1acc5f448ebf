import { cleanEmail } from './cleanEmail.ts';
import { z } from './zod.ts';

/** What browsers accept before the `@`; after it, names with dots between them, the last one without a digit first. */
const pattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d-]+\.)+[a-z][a-z\d-]+$/i;

/** An email address, cleaned and in lower case, which identifies a user. */
export const emailSchema = z
  .string()
  .max(1000)
  .transform(cleanEmail)
  // In lower case, some other characters are ASCII ones.
  .pipe(z.string().max(254).regex(pattern, 'Please enter a valid email address.').toLowerCase());
