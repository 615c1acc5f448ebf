import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Liveness } from './liveness.ts';
import type * as schema from './schema.ts';

/** The database, or a transaction of it: queries do not know which PostgreSQL stands behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database, who works with it, and the way to close it. */
export interface OpenDatabase {
  db: Database;
  liveness: Liveness;
  close(): Promise<void>;
}
