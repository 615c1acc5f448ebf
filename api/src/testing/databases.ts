import type { TestPostgres } from './postgres.ts';

let server: TestPostgres | undefined;

/** From now on, what tests start in this process keeps its data on that server; until given none. */
export function usePostgres(postgres: TestPostgres | undefined): void {
  server = postgres;
}

/** The server that tests keep their data on; undefined when it is the embedded database. */
export function postgresInUse(): TestPostgres | undefined {
  return server;
}
