import type { Browser } from './browser.ts';

/** A mail in the local mailbox, as `/dev/mailbox.json` returns it. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  receivedAt: string;
}

/** The code in a sign-in mail. */
export function codeIn(mail: Pick<ReceivedMail, 'subject'>): string {
  return /\b\d{6}\b/.exec(mail.subject)?.[0] ?? 'none';
}

/** The secret in the link of a sign-in mail. */
export function secretIn(mail: ReceivedMail): string {
  return new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('secret') ?? 'none';
}

/** Returns the newest mail to an address. */
export async function newestMail(browser: Browser, address: string): Promise<ReceivedMail> {
  const { body } = await browser.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  const [newest] = body as ReceivedMail[];
  if (!newest) throw new Error(`No mail to ${address}.`);
  return newest;
}

/** Signs in with a mailed code, by default from the local mailbox. `headers` go with each request. */
export async function signIn(
  browser: Browser,
  address: string,
  headers: Record<string, string> = {},
  codeFor = async (to: string) => codeIn(await newestMail(browser, to)),
): Promise<Browser> {
  await browser.post('/api/auth/magic-link/send', { email: address }, headers);
  const code = await codeFor(address);
  await browser.post('/api/auth/magic-link/code', { email: address, code }, headers);
  return browser;
}
