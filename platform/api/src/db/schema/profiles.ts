import { sql } from 'drizzle-orm';
import { bigserial, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';
import { userId } from './userId.ts';

/** One profile per user. Ages in years. */
export const profiles = pgTable('profiles', {
  userId: userId().primaryKey(),
  /** The id that other members see. It reveals nothing about the address. */
  publicId: text()
    .notNull()
    .unique()
    .default(sql`gen_random_uuid()`),
  firstName: text().notNull(),
  nickname: text().notNull(),
  location: text().notNull(),
  relationshipStatus: text().notNull(),
  userSex: text().notNull(),
  age: integer().notNull(),
  preferredSex: text().array().notNull(),
  minIdealAge: integer().notNull(),
  maxIdealAge: integer().notNull(),
  bucketList: text().array().notNull(),
  inviteCode: text().notNull(),
  createdAt: time().notNull(),
});

/** Where members who chose a location without a group live, in their own words. */
export const interests = pgTable('interests', {
  userId: userId().primaryKey(),
  place: text().notNull(),
  createdAt: time().notNull(),
});

/** Completed roadmap steps; `id` gives their order. */
export const completedSteps = pgTable(
  'completed_steps',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    userId: userId(),
    roadmapId: text().notNull(),
    stepId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roadmapId, table.stepId] })],
);
