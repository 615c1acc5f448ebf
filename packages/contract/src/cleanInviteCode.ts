/**
 * Returns an invite code that a person typed or pasted as it was made: in upper case, with plain
 * hyphens, and without characters that nobody sees.
 */
export const cleanInviteCode = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .trim()
    .toUpperCase();
