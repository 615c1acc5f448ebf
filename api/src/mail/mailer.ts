import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { mailboxMailer } from './mailbox.ts';
import type { Message } from './message.ts';
import { smtpMailer } from './smtp.ts';

export interface Mailer {
  /** Resolves once the message is accepted for delivery. Rejects if it is not. */
  send(to: string, message: Message): Promise<void>;
}

/** In production, nobody could open a mailbox that only collects codes. */
const noMailer: Mailer = {
  send: () => Promise.reject(new Error('SMTP_URL is not set.')),
};

/** Creates the configured mailer. */
export function createMailer(config: Config, db: Database, clock: Clock): Mailer {
  if (config.smtpUrl) return smtpMailer(config.smtpUrl);
  return config.production ? noMailer : mailboxMailer(db, clock);
}
