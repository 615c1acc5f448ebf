/** The address in `Kay Lee <kay@example.com>`. */
const inBrackets = /<([^<>]*)>\s*$/;

/** What browsers accept as an email address, with a dot in its domain and letters at its end. */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z][a-z\d]+(?:-+[a-z\d]+)*$/i;

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
    .replace(/@[\p{L}\p{M}\p{N}.-]+$/u, (domain) => `@${asciiDomain(domain.slice(1))}`);
}

/** Returns an ASCII domain, and one that no address can have, as it is. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return /\P{ASCII}/u.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
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
