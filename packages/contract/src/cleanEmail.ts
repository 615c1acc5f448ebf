/** The address in `Kay Lee <kay@example.com>`. */
const inBrackets = /<([^<>]*)>\s*$/;

/** What browsers accept as an email address, if its domain has a dot and ends like a name. */
export const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d-]+\.)+[a-z][a-z\d-]+$/i;

/**
 * Returns the address in what a person typed or pasted: without characters that nobody sees, without
 * the name beside it, and without `mailto:`. A domain in other letters is written as in mails
 * (`müller.example` as `xn--mller-kva.example`).
 */
export function cleanEmail(typed: string): string {
  const seen = typed.replace(/[\p{Cf}\p{Cc}]/gu, '').trim();
  const address = inBrackets.exec(seen)?.[1] ?? seen;
  return address
    .trim()
    .replace(/^mailto:([^?]*).*/is, '$1')
    .replace(/@[\p{L}\p{M}\p{N}.-]+$/u, inAscii);
}

/** Returns the end of an address from its `@` on; as it is if it is ASCII, or if no address can have it. */
function inAscii(end: string): string {
  const url = `http://a${end}`;
  return /\P{ASCII}/u.test(end) && URL.canParse(url) ? `@${new URL(url).hostname}` : end;
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
