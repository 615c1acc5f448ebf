import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** Everyone who has ever signed in. The id is the normalized email address. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  createdAt: time().notNull(),
});
