import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { time } from './time.ts';
import { userId } from './userId.ts';
import { users } from './users.ts';

/** Who would like to come to what; one of each kind per member. */
export const registrations = pgTable(
  'registrations',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['night-out', 'poetry-night'] }).notNull(),
    /** Null for a visitor who has not signed in yet. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the cookie of a visitor's browser. */
    browserHash: text().unique(),
    availability: text().array().notNull(),
    activities: text().array().notNull(),
    idealBudget: text(),
    maxBudget: text(),
    depositAgreement: text({ enum: ['yes', 'no'] }).notNull(),
    createdAt: time().notNull(),
  },
  (table) => [unique('registrations_member').on(table.userId, table.kind)],
);

/** A member's refundable deposit: one each, however often it is paid or told. */
export const deposits = pgTable('deposits', {
  userId: userId().primaryKey(),
  status: text({ enum: ['paid', 'refunded'] }).notNull(),
  amountCents: integer().notNull(),
  /** Where it was paid: `local` or `stripe`, and the payment's id there. */
  provider: text().notNull(),
  reference: text().notNull().unique(),
  paidAt: time().notNull(),
  refundedAt: time(),
});

/** Every payment there ever was, also of those who are gone: none counts a second time. */
export const payments = pgTable('payments', { reference: text().primaryKey() });
