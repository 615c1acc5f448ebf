import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, mode: 'date' });
const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Everybody who has signed in once. The id is the e-mail address in its normal form. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  createdAt: time().notNull(),
});

/** The ways in which a user has signed in. */
export const identities = pgTable(
  'identities',
  { provider: text().notNull(), providerUserId: text().notNull(), userId: userId() },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerUserId] }),
    index('identities_user').on(table.userId),
  ],
);

/** Open sessions, by the SHA-256 of the token in the cookie. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: userId(),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** The one live link and code of each address. */
export const signInLinks = pgTable('sign_in_links', {
  email: text().primaryKey(),
  secretHash: text().notNull(),
  codeHash: text().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: time().notNull(),
});

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

/** One profile per user. Ages in years. */
export const profiles = pgTable('profiles', {
  userId: userId().primaryKey(),
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

/** Where members live for whom no group meets yet, in their own words. */
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

/** How often something limited has happened since its window began. */
export const limits = pgTable('limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  expiresAt: time().notNull(),
});

/** The local mailbox: what would have been sent, had there been a mail server. */
export const mails = pgTable(
  'mails',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    receivedAt: time().notNull(),
  },
  (table) => [index('mails_to').on(table.to)],
);
