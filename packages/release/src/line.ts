import { z } from 'zod';

/**
 * A line that somebody will read in a terminal, where control characters could rewrite the screen, and that readers of
 * the log must not take for several.
 */
export const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));
