import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

export const limits = pgTable('limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  expiresAt: time().notNull(),
});
