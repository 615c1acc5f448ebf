import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/**
 * People without an invite who wait for one, or for Ember to open where they live, people who want
 * to host, and people who want to hear of the next season of the poetry night. An entry is confirmed by the link in its mail, and then replaces earlier ones.
 */
export const waitlist = pgTable(
  'waitlist',
  {
    secretHash: text().primaryKey(),
    email: text().notNull(),
    role: text({ enum: ['guest', 'host', 'poetry-night'] }).notNull(),
    place: text().notNull(),
    /** What a host would like to offer. */
    idea: text().notNull(),
    createdAt: time().notNull(),
    confirmedAt: time(),
  },
  (table) => [index('waitlist_email').on(table.email, table.role)],
);
