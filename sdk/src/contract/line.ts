import { z } from './zod.ts';

/**
 * One line of text that a person typed: trimmed, at most `max` characters, without control
 * characters or lone surrogates.
 */
export function line(max: number, tooLong?: string) {
  return z
    .string()
    .trim()
    .max(max, tooLong)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please use letters, digits and symbols only.');
}
