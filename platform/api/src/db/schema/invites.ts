import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';
import { users } from './users.ts';

/** Invite codes; seeded ones have no owner. */
export const invites = pgTable(
  'invites',
  {
    code: text().primaryKey(),
    ownerId: text().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    maxUses: integer().notNull(),
    usageCount: integer().notNull().default(0),
  },
  (table) => [
    index('invites_owner').on(table.ownerId),
    check('invites_usage', sql`${table.usageCount} <= ${table.maxUses}`),
  ],
);
