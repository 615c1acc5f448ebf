import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** Rate limit counters, one per window. */
export const limits = pgTable('limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  expiresAt: time().notNull(),
});
