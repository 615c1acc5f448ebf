import { z } from 'zod';
import { RefusedError } from './RefusedError.ts';

/**
 * Characters that would move a terminal's cursor, colour or reorder what it shows, or end a line of
 * it: control characters, marks of direction, line and paragraph separators, and halves of others.
 */
const controls = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** What a {@link oneLine} must be, as a refusal says it. */
export const plain = 'must be on one line, without control characters';

/** What a {@link oneLine} with too many characters must have, as a refusal says it. */
export const atMost = (most: number) => `must have at most ${most} characters`;

/** How many characters the history takes of why something was changed. */
export const longestReason = 500;

/** A text on one line, with nothing that a terminal would obey. */
export const oneLine = (most: number) =>
  z
    .string()
    .max(most, atMost(most))
    .refine((text) => text.search(controls) === -1, plain);

/**
 * A line that somebody will read in a terminal, where control characters could rewrite the screen, and that readers of
 * the log must not take for several.
 */
export const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));

/** A text as a {@link oneLine} may have it, with spaces in place of what it may not have. */
export const onOneLine = (text: string) => text.replace(controls, ' ').replace(/\s+/g, ' ').trim();

const escape = (character: string) => `\\u{${character.codePointAt(0)!.toString(16)}}`;

/** A text of somebody else, as a terminal may show it: with `\u{1b}` in place of what it would obey. */
export const shown = (text: string) => text.replace(controls, escape);

/** A path, in characters that everybody sees and can tell from others: `\u{200b}` for any beyond ASCII. */
export const printable = (path: string) => path.replace(/[^ -~]/gu, escape);

/** Parses JSON; null if it is none. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/** Parses JSON of a release. Throws what `refuse` makes if it is none, or has names that every object inherits. */
export function parseOwnNames(json: string, refuse: (why: string) => RefusedError): unknown {
  try {
    return JSON.parse(json, (key, value: unknown) => {
      if (key in {}) throw refuse(`it has the name ${key}`);
      return value;
    });
  } catch (error) {
    throw error instanceof RefusedError ? error : refuse('it is no JSON');
  }
}
