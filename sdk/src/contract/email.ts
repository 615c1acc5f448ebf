import { z } from './zod.ts';

/** An email address, trimmed and in lower case, which identifies a user. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Please enter a valid email address.'));
