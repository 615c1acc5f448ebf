/** Returns all cases in a full run, else only the first `count`. */
export const sample = <Case>(cases: Case[], count = 1): Case[] =>
  process.env['EMBER_FULL'] ? cases : cases.slice(0, count);
