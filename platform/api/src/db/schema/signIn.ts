import { randomUUID } from 'node:crypto';
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
    /** When it was used, if it was. */
    expiresAt: time().notNull(),
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
