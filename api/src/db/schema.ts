import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
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

/** Members' videos, one for each prompt. Its files are named after the id. */
export const videos = pgTable(
  'videos',
  {
    id: text().primaryKey(),
    userId: userId(),
    promptId: text().notNull(),
    promptType: text({ enum: ['fun', 'useful', 'daily'] }).notNull(),
    /** `video/mp4` or `video/webm`. */
    contentType: text().notNull(),
    hasPoster: boolean().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [unique('videos_prompt').on(table.userId, table.promptId)],
);

/** Files that no video owns, not yet or not any more: deleted once `expiresAt` has passed. */
export const looseFiles = pgTable('loose_files', {
  key: text().primaryKey(),
  expiresAt: time().notNull(),
});

/**
 * What was begun in a browser and waits for its second half: a social sign-in, a passkey. Found by
 * the SHA-256 of the token in that browser's cookie.
 */
export const ceremonies = pgTable('ceremonies', {
  tokenHash: text().primaryKey(),
  kind: text().notNull(),
  data: jsonb().notNull(),
  expiresAt: time().notNull(),
});

/** Passkeys, by the id of the credential. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    /** COSE key in base64url. */
    publicKey: text().notNull(),
    counter: integer().notNull(),
    transports: text().array().notNull(),
    createdAt: time().notNull(),
    lastUsedAt: time(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

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
