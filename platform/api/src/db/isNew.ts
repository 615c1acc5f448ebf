import { sql } from 'drizzle-orm';

/** For `returning` of an upsert: PostgreSQL's way to tell a new row from a changed one. */
export const isNew = sql<boolean>`xmax = 0`;
