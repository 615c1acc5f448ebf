import { z } from 'zod';

/** A line that somebody will read in a terminal: control characters in it could rewrite the screen. */
export const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replace(/\p{Cc}+/gu, ' '));
