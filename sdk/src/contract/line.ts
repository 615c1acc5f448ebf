import { z } from './zod.ts';

/**
 * One line of text a person typed: trimmed, at most `max` characters; no control characters and no
 * halves of characters.
 */
export function line(max: number, tooLong?: string) {
  return z
    .string()
    .trim()
    .max(max, tooLong)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please use letters, digits and signs only.');
}
