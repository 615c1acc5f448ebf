import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** The local mailbox: mail that was not sent because there is no mail server. */
export const mails = pgTable(
  'mails',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    receivedAt: time().notNull(),
  },
  (table) => [index('mails_to').on(table.to)],
);
