import { patience } from '@emberite/contract/patience';
import { desc, eq, lte } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema.ts';
import type { Mailer } from './mailer.ts';

export type Mail = typeof mails.$inferSelect;

const maxMails = 500;

/**
 * Stores mail in the database instead of sending it. Deletes the oldest when there are too many.
 */
export function mailboxMailer(db: Database, clock: Clock): Mailer {
  return {
    patience: patience.mail,
    end: () => Promise.resolve(),
    async send(to, { calendar, ...message }) {
      const [mail] = await db
        .insert(mails)
        .values({ to, ...message, calendar: calendar?.content ?? null, receivedAt: clock() })
        .returning();
      if (mail) await db.delete(mails).where(lte(mails.id, mail.id - maxMails));
    },
  };
}

/** Lists mail to one address, or to all, newest first. */
export async function listMail(db: Database, to: string | undefined): Promise<Mail[]> {
  // No address has a space: it is a plus that the query did not encode.
  const address = to?.trim().toLowerCase().replaceAll('\0', '').replaceAll(' ', '+');
  const filter = address === undefined ? undefined : eq(mails.to, address);
  return db.select().from(mails).where(filter).orderBy(desc(mails.id));
}

/** Finds one mail, or undefined. */
export async function findMail(db: Database, id: number): Promise<Mail | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}
