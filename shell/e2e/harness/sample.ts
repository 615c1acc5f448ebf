/** Returns all cases in a full run, else only the first `count`. */
export const sample = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  process.env['EMBER_FULL'] ? cases : cases.slice(0, count);
