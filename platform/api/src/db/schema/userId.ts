import { text } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The owner of a row. Deleting the user deletes the row. */
export const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
