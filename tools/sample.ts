/** Whether this is the full run, which takes every case where a normal one takes a sample. */
export const isFull = Boolean(process.env['EMBER_FULL']);

/** Returns all cases in a full run, else only the first `count`. */
export const sample = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isFull ? cases : cases.slice(0, count);
