import { setTimeout as wait } from 'node:timers/promises';
import { patience } from '@emberite/contract/patience';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { failed } from '../errorFields.ts';
import { ApiFailure } from '../http/failure.ts';
import { giveBack } from '../http/limit.ts';
import type { RequestContext } from '../endpoint/handle.ts';
import { mailboxMailer } from './mailbox.ts';
import type { Message } from './message.ts';
import { isRefusal, smtpMailer } from './smtp.ts';

export interface Mailer {
  /** How long a message that is not accepted is tried again, and how long a person waits for it, in milliseconds. */
  patience: number;
  /**
   * Resolves once the message is accepted for delivery. Rejects if it is not. A slow mail server may
   * accept it long after a person has given up.
   */
  send(to: string, message: Message): Promise<void>;
  /** Waits a few seconds for what is on its way, and closes the connections. */
  end(): Promise<void>;
}

/** In production, nobody could open a mailbox that only collects codes. */
const noMailer: Mailer = {
  patience: 0,
  send: () => Promise.reject(new Error('SMTP_URL is not set.')),
  end: () => Promise.resolve(),
};

/** Creates the configured mailer. `mailPatience` is another {@link Mailer.patience}, for tests. */
export function createMailer(
  config: Config,
  db: Database,
  clock: Clock,
  mailPatience: number = patience.mail,
): Mailer {
  if (config.smtpUrl) return smtpMailer(config.smtpUrl, mailPatience);
  return config.production ? noMailer : mailboxMailer(db, clock);
}

/**
 * Waits for a mail to `to` that somebody waits for. If it is not accepted, or not in time, it logs
 * why and throws what to tell them. What is not accepted does not count, but what a server refuses for good counts for
 * all but its mailbox: it still costs us its good opinion of us.
 *
 * @param counts the keys of what the mail was counted for
 */
export async function awaitMail(
  to: string,
  sending: Promise<void>,
  counts: { ofMailbox: readonly string[]; ofOthers: readonly string[] },
  context: RequestContext,
): Promise<void> {
  const { mailer, log, c } = context;
  const counted = sending.catch(async (error: unknown) => {
    const others = isRefusal(error) ? [] : counts.ofOthers;
    await giveBack([...counts.ofMailbox, ...others], context);
    throw error;
  });
  try {
    const first = await Promise.race([counted, wait(mailer.patience, 'late', { ref: false })]);
    const late = 'The mail server has not responded yet.';
    if (first === 'late') throw Object.assign(new Error(late), { code: 'ETIMEDOUT' });
  } catch (error) {
    log({ id: c.get('requestId'), ...failed('mail-failed', error) });
    throw new ApiFailure(
      'mail-failed',
      isRefusal(error)
        ? `We could not send the email: ${to} does not accept it. Please check the address.`
        : undefined,
    );
  }
}
