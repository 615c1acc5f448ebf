import { text } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** A column that says whose a row is; it goes with its user. */
export const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
