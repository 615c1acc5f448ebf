/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** Creates a database with empty tables. Resolves with its URL. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

let server: TestPostgres | undefined;

/**
 * Makes tests in this process store their data on this server from now on, or no longer if
 * undefined.
 */
export function usePostgres(postgres: TestPostgres | undefined): void {
  server = postgres;
}

/** The server that tests use, or undefined for the embedded database. */
export function postgresInUse(): TestPostgres | undefined {
  return server;
}
