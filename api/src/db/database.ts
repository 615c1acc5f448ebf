import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database, or a transaction of it: queries do not know which PostgreSQL stands behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database and the way to close it. */
export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}
