import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { WhileStill } from '../backup/copy.ts';
import type { Liveness } from './liveness.ts';

/** The database, or a transaction of it. Queries are the same for the embedded database and for a server. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database, the liveness of its processes, and how to close it. */
export interface OpenDatabase {
  db: Database;
  liveness: Liveness;
  /** Resolves if the database has ended for good: only a new process can open it again. */
  failed: Promise<Error>;
  /** Makes the space of deleted rows reusable, if nothing else does. */
  tidy(): Promise<void>;
  /**
   * Runs work while the database writes nothing, so that its files can be copied. Null if they are not in the data
   * folder.
   */
  whileStill: WhileStill | null;
  close(): Promise<void>;
}
