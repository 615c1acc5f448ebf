import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** Everybody who has signed in once. The id is the e-mail address in its normal form. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  createdAt: time().notNull(),
});
