/** The address in `Kay Lee <kay@example.com>`. */
const inBrackets = /<([^<>]*)>$/;

/**
 * Returns the address in what a person typed or pasted: without characters that nobody sees, without
 * the name beside it, and without `mailto:`.
 */
export function cleanEmail(typed: string): string {
  const seen = typed.replace(/[\p{Cf}\p{Cc}]/gu, '').trim();
  const address = inBrackets.exec(seen)?.[1] ?? seen;
  return address.trim().replace(/^mailto:([^?]*).*/is, '$1');
}

/**
 * Names the first character of a clean address that none can have, as in `It cannot contain “ä”.`;
 * undefined if there is none.
 */
export function oddCharacterIn(email: string): string | undefined {
  const [odd] = /[^\w.!#$%&'*+/=?^`{|}~@-]/u.exec(email) ?? [];
  if (!odd) return undefined;
  return `It cannot contain ${odd.trim() ? `“${odd}”` : 'a space'}.`;
}
