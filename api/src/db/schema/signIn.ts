import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';
import { userId } from './userId.ts';

/** The identities a user has signed in with. */
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

/** The current link and code of each address. */
export const signInLinks = pgTable('sign_in_links', {
  email: text().primaryKey(),
  secretHash: text().notNull(),
  codeHash: text().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: time().notNull(),
});

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
