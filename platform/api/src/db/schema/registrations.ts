import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { time } from './time.ts';
import { userId } from './userId.ts';
import { users } from './users.ts';

/** Registrations: one of each kind per member. */
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
    /** The ids of the experiences that the member would like to join. */
    experiences: text().array().notNull().default([]),
    activities: text().array().notNull(),
    idealBudget: text(),
    maxBudget: text(),
    depositAgreement: text({ enum: ['yes', 'no'] }).notNull(),
    createdAt: time().notNull(),
    /** When it was made or last changed. It is deleted a year later. */
    updatedAt: time().notNull().defaultNow(),
  },
  (table) => [unique('registrations_member').on(table.userId, table.kind)],
);

/** A member's refundable deposit: one each, however often it is paid or reported. */
export const deposits = pgTable('deposits', {
  userId: userId().primaryKey(),
  status: text({ enum: ['pending', 'failed', 'paid', 'refunded'] }).notNull(),
  amountCents: integer().notNull(),
  /** The payment service, `local` or `stripe`, and the payment's id there. */
  provider: text().notNull(),
  reference: text().notNull().unique(),
  /** When the payment was first reported, paid or still waiting for a bank. */
  startedAt: time().notNull(),
  /** Null until it is paid. */
  paidAt: time(),
  refundedAt: time(),
});

/**
 * Members for whom the payment service could not be reached at some time: to start a payment, or to
 * ask for the state of one.
 */
export const paymentOutages = pgTable('payment_outages', {
  userId: userId().primaryKey(),
  /** Null once it could be reached again. */
  during: text({ enum: ['start', 'return'] }),
  since: time().notNull(),
  /** How many payments could not be started. It never gets smaller. */
  failedStarts: integer().notNull().default(0),
});

/**
 * Every payment that was made or failed, including those of deleted users, so that none counts twice.
 * They are the books, which say nothing about the payer, and are kept for seven years.
 */
export const payments = pgTable('payments', {
  reference: text().primaryKey(),
  recordedAt: time().notNull().defaultNow(),
  /** Null unless it was paid. */
  amountCents: integer(),
  /** The payment service, `local` or `stripe`. Null in entries from before it was stored. */
  provider: text(),
  /** How its refund stands, in the words of Stripe; `due` before there is one. Null if it is not refunded. */
  refund: text({
    enum: ['due', 'pending', 'requires_action', 'failed', 'canceled', 'succeeded'],
  }),
  /** The refund's id at the payment service. */
  refundId: text(),
  /** When the payment service last said how the refund stands. */
  refundSeenAt: time(),
  /** When the refund succeeded. */
  refundedAt: time(),
  /** Whether the payer has disputed it at the bank, and who won. While it is `open`, nothing is refunded. */
  dispute: text({ enum: ['open', 'won', 'lost'] }),
});
