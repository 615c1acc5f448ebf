import { createTransport } from 'nodemailer';
import { brand } from '@emberite/content/brand';
import { second } from '../clock.ts';
import type { Mailer } from './mailer.ts';

/**
 * Sends through the mail server at `url` (`smtps://user:password@host:465`). Each step may take 10
 * s.
 */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 10 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // So that out-of-office replies are not sent to it.
  const headers = { 'Auto-Submitted': 'auto-generated' };
  const from = { name: brand.name, address: brand.email };
  return {
    async send(to, message) {
      await transport.sendMail({ from, to, headers, ...message });
    },
  };
}
