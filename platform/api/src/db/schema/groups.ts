import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';
import { userId } from './userId.ts';

/** People who may use the desk, by address. Only an operator writes it. */
export const staff = pgTable('staff', {
  email: text().primaryKey(),
  /** What the log and the history call them. It says nothing about the address. */
  id: text()
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()`),
  addedAt: time().notNull(),
});

/** Who did what at the desk, or with the role. It names no member. */
export const staffHistory = pgTable('staff_history', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  at: time().notNull(),
  /** The id of a member of staff, or `operator NAME`. */
  by: text().notNull(),
  action: text().notNull(),
  /** The id of a group, or of a member of staff. */
  subject: text().notNull(),
});

/** Groups that were confirmed. */
export const groups = pgTable(
  'groups',
  {
    id: text()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    experience: text().notNull(),
    /** The location of its members' profiles. */
    place: text().notNull(),
    /** How many places it has. */
    size: integer().notNull(),
    startsAt: time().notNull(),
    meetingName: text().notNull(),
    meetingAddress: text().notNull(),
    host: text().notNull(),
    word: text().notNull(),
    /** How often the evening has changed: the SEQUENCE of its calendar entry. */
    sequence: integer().notNull().default(0),
    createdAt: time().notNull(),
    /** When it was full, with who is new in it. Null until then, and again after a change of the evening. */
    standsAt: time(),
    calledOffAt: time(),
  },
  (table) => [index('groups_starts').on(table.startsAt)],
);

/** Members who were asked for a group. A deleted account takes its row along, and leaves a free place. */
export const seats = pgTable(
  'seats',
  {
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    userId: userId(),
    state: text({ enum: ['asked', 'coming', 'declined', 'replaced'] }).notNull(),
    /** When they were asked last, and until when their place waits for an answer. */
    askedAt: time().notNull(),
    answerBy: time().notNull(),
    /** SHA-256 of the secret in the links of their last mail. */
    secretHash: text().notNull().unique(),
    /** When they were reminded two days before, and three hours before. */
    remindedDays: time(),
    remindedHours: time(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('seats_user').on(table.userId),
  ],
);
