/** Domains that lead to the mailboxes of another one. */
const sameDomain: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/**
 * The mailbox that an address may lead to, for counting mails only: without dots and the tag after a plus sign, with
 * which one mailbox has many addresses. Not every domain works like that, but two people whose addresses differ in
 * nothing else rarely ask at the same time. Mails go to the address itself, which alone identifies a user.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const [untagged = ''] = name.split('+');
  return `${untagged.replaceAll('.', '')}@${sameDomain[domain] ?? domain}`;
}
