import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { brand } from '@emberite/content/brand';
import { minute, second } from '../clock.ts';
import type { Mailer } from './mailer.ts';

/** The pauses between tries, in milliseconds: each twice as long as the one before, up to the longest. */
const [firstPause, longestPause] = [second / 2, 4 * second];

/** How long one try may take, in milliseconds. A server that is slow after a mail has arrived may still accept it. */
const longestTry = minute;

/** How long the end of the API waits for mails that are on their way, in milliseconds. */
const endPatience = 5 * second;

/** What happens to a connection, at which a server has said nothing about the mail. */
const brokenConnections = ['ECONNECTION', 'EDNS', 'EPROTOCOL', 'ESOCKET', 'ETIMEDOUT'];

/** The response code of a mail server, if the error is one. */
const responseCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined;

/** Whether a mail server refuses a mail or its address for good. */
export function isRefusal(error: unknown): boolean {
  const isAboutMail =
    error instanceof Error &&
    'command' in error &&
    (error.command === 'RCPT TO' || error.command === 'DATA');
  return isAboutMail && (responseCodeOf(error) ?? 0) >= 500 && !isTemporary(error);
}

/** Whether the same mail may be accepted a little later. */
function isTemporary(error: unknown): boolean {
  const responseCode = responseCodeOf(error);
  // A 503 means that the connection was in a wrong state, not that the mail is refused.
  if (responseCode) return (responseCode >= 400 && responseCode < 500) || responseCode === 503;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return brokenConnections.some((broken) => broken === code);
}

/**
 * Sends through the mail server at `url` (`smtps://user:password@host:465`), over at most two connections, which are
 * kept. If it says "later", or hangs up, the mail is tried again for `patience` milliseconds.
 */
export function smtpMailer(url: string, patience: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxMessages: Infinity,
    // A mail is only tried again below.
    maxRequeues: 0,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // So that out-of-office replies are not sent to it.
  const headers = { 'Auto-Submitted': 'auto-generated' };
  const from = { name: brand.name, address: brand.email };
  const domain = brand.email.split('@')[1];
  const ending = new AbortController();
  const underway = new Set<Promise<void>>();
  const deliver: Mailer['send'] = async (to, { calendar, ...message }) => {
    const started = performance.now();
    // The same in each try, so that a mailbox that has got it recognizes it.
    const same = { messageId: `<${randomUUID()}@${domain}>`, date: new Date() };
    const icalEvent = calendar && { filename: 'evening.ics', ...calendar };
    const mail = { from, to, headers, ...same, ...message, ...(icalEvent && { icalEvent }) };
    for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
      try {
        await transport.sendMail({ ...mail, signal: AbortSignal.timeout(longestTry) });
        return;
      } catch (error) {
        const isOver = ending.signal.aborted || performance.now() - started + pause > patience;
        if (isOver || !isTemporary(error)) throw error;
        await wait(pause, undefined, { signal: ending.signal }).catch(() => {});
      }
    }
  };
  return {
    patience,
    send(to, message) {
      const sending = deliver(to, message);
      underway.add(sending);
      return sending.finally(() => underway.delete(sending));
    },
    async end() {
      ending.abort();
      const limit = wait(endPatience, undefined, { ref: false });
      await Promise.race([Promise.allSettled(underway), limit]);
      transport.close({ force: true });
    },
  };
}
