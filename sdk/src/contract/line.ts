import { z } from './zod.ts';

const symbolsOnly = 'Please use letters, digits and symbols only.';

/**
 * One line of text that a person typed: trimmed, at most `max` characters, without control
 * characters or lone surrogates.
 */
export function line(max: number, tooLong?: string) {
  return z
    .string()
    .trim()
    .max(max, tooLong)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, symbolsOnly);
}

/** Text of several lines that a person typed, with the same rules otherwise. */
export function paragraphs(max: number, tooLong?: string) {
  return z
    .string()
    .trim()
    .max(max, tooLong)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, symbolsOnly);
}
