import { asSeen } from './asSeen.ts';
import { isLonger } from './isLonger.ts';
import { z } from './zod.ts';

const symbolsOnly = 'Please use letters, digits and symbols only.';

/** A text that a person typed, made of what is `allowed`. */
const typed = (allowed: RegExp) => (max: number, tooLong?: string) =>
  z
    .string()
    .trim()
    .overwrite(asSeen)
    .refine((text) => !isLonger(text, max), tooLong)
    .regex(allowed, symbolsOnly);

/**
 * One line of text that a person typed: trimmed, at most `max` characters as people count them, without control
 * characters or lone surrogates. It is empty if a person would see nothing, and cannot turn round what follows it.
 */
export const line = typed(/^[^\p{Cc}\p{Cs}]*$/u);

/** Text of several lines that a person typed, with the same rules otherwise. */
export const paragraphs = typed(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u);
