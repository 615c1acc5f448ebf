import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** How often something limited has happened since its window began. */
export const limits = pgTable('limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  expiresAt: time().notNull(),
});
