import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import type { GroupEvent } from '../groups/notices.ts';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

const randomId = sql`gen_random_uuid()`;

/** Everyone who has ever signed in. The id is the normalized email address. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  createdAt: time().notNull(),
});

/** The owner of a row. Deleting the user deletes the row. */
const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The identities a user has signed in with. */
export const identities = pgTable(
  'identities',
  { provider: text().notNull(), providerUserId: text().notNull(), userId: userId() },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerUserId] }),
    index('identities_user').on(table.userId),
  ],
);

/** Open sessions. They are found by the SHA-256 of the token in the cookie. */
export const sessions = pgTable(
  'sessions',
  {
    id: text()
      .primaryKey()
      .$defaultFn(() => randomUUID()),
    tokenHash: text().notNull().unique(),
    /** The previous token, which works until shortly after the first use of the new one. */
    previousHash: text().unique(),
    /** Until when it works. Null until the new token is used. */
    previousUntil: time(),
    renewedAt: time().notNull(),
    userId: userId(),
    /** The browser and system, like `Firefox on Windows`. */
    device: text().notNull(),
    /** Whether the user signed in with a passkey. */
    isPasskey: boolean().notNull().default(false),
    /** When the user signed in. */
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** The links and codes of each address: one for each mail. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    secretHash: text().primaryKey(),
    email: text().notNull(),
    /** SHA-256 of the token of a browser that the owner has used, or else of the client's address. */
    client: text().notNull(),
    codeHash: text().notNull(),
    /** Attempts at the code by the client that requested it. */
    tries: integer().notNull().default(0),
    /** Attempts by others. */
    othersTries: integer().notNull().default(0),
    expiresAt: time().notNull(),
    /** When it was used; null if it was not. */
    usedAt: time(),
  },
  (table) => [index('sign_in_links_email').on(table.email)],
);

/** The clients from which a user has signed in lately. */
export const knownClients = pgTable(
  'known_clients',
  {
    userId: userId(),
    /** SHA-256 of the client's address. */
    client: text().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.client] })],
);

/**
 * Two-step flows that wait for their second step: a social sign-in, a passkey. Found by the SHA-256
 * of the token in the browser's cookie.
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
    /** Up to 2³² - 1. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: time().notNull(),
    lastUsedAt: time(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

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
  /** The id that other members see. It reveals nothing about the address. */
  publicId: text().notNull().unique().default(randomId),
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

/** Members' videos, one per prompt. The files are named after the id. */
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
    /** What is said in it; empty if the member did not write it. */
    captions: text().notNull().default(''),
    createdAt: time().notNull(),
  },
  (table) => [unique('videos_prompt').on(table.userId, table.promptId)],
);

/** Files that no video owns: not yet, or no longer. */
export const orphanedFiles = pgTable('orphaned_files', {
  key: text().primaryKey(),
  /** The number of the process that is writing it. Null means to be deleted. */
  writer: integer(),
});

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
  /** The id of the checkout that the member returned from. */
  checkout: text(),
  since: time().notNull(),
  /** How many payments could not be started. It never gets smaller. */
  failedStarts: integer().notNull().default(0),
});

/**
 * Every payment that was made or failed, including those of deleted users, so that none counts twice.
 * They are the books, which say nothing about the payer once there is nothing to tell them, and are kept for seven years.
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
  /** Whom to tell once its refund has begun, of a payment that came when none was due. Null once they are told. */
  toTell: text().references(() => users.id, { onDelete: 'set null' }),
  /** The group whose evening had used the deposit of an account that was deleted. If it is called off, the deposit goes back. */
  usedBy: text().references(() => groups.id, { onDelete: 'set null' }),
  /** Whether the payer has disputed it at the bank, and who won. While it is `open`, nothing is refunded. */
  dispute: text({ enum: ['open', 'won', 'lost'] }),
});

/** People who may use the desk, by address. Only an operator writes it. */
export const staff = pgTable('staff', {
  email: text().primaryKey(),
  /** What the log and the history call them. It says nothing about the address. */
  id: text().notNull().unique().default(randomId),
  addedAt: time().notNull(),
});

/** Who did what at the desk, or with the role. */
export const staffHistory = pgTable('staff_history', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  at: time().notNull(),
  /** The id of a member of staff, or `operator NAME`. */
  by: text().notNull(),
  action: text().notNull(),
  /** The id of a group, or `ID ADDRESS` of a member of staff, without the address once they have deleted their account. */
  subject: text().notNull(),
});

/** Groups that were confirmed. */
export const groups = pgTable(
  'groups',
  {
    id: text().primaryKey().default(randomId),
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

/**
 * Mails about groups that the mail server has not taken yet: what they tell, from which they are written when they are
 * sent. So no secret of a link is stored.
 */
export const outbox = pgTable('outbox', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** The address of a member, or of somebody who has deleted their account. */
  to: text().notNull(),
  groupId: text()
    .notNull()
    .references(() => groups.id, { onDelete: 'cascade' }),
  event: jsonb().$type<GroupEvent>().notNull(),
  createdAt: time().notNull(),
  /** When somebody began to send it last. */
  triedAt: time().notNull(),
});

/**
 * People without an invite who wait for one, or for Ember to open where they live, people who want
 * to host, and people who want to hear of the next season of the poetry night. An entry is confirmed by the link in its mail, and then replaces earlier ones.
 */
export const waitlist = pgTable(
  'waitlist',
  {
    secretHash: text().primaryKey(),
    email: text().notNull(),
    role: text({ enum: ['guest', 'host', 'poetry-night'] }).notNull(),
    place: text().notNull(),
    /** What a host would like to offer. */
    idea: text().notNull(),
    createdAt: time().notNull(),
    confirmedAt: time(),
  },
  (table) => [index('waitlist_email').on(table.email, table.role)],
);

/** The local mailbox: mail that was not sent because there is no mail server. */
export const mails = pgTable(
  'mails',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The calendar file of an evening. */
    calendar: text(),
    receivedAt: time().notNull(),
  },
  (table) => [index('mails_to').on(table.to)],
);

export const limits = pgTable('limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  expiresAt: time().notNull(),
});
