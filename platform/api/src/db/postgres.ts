import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { StartError } from '@emberite/config/startError';
import { second } from '../clock.ts';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { openLiveness } from './postgresLiveness.ts';
import { poolWithDeadline } from './poolWithDeadline.ts';

/** The id of the migrations' advisory lock: an arbitrary constant. */
const migrationLock = 20_270_214;

const connectionTimeoutMillis = 5 * second;
const options = { casing: 'snake_case' } as const;

/** PostgreSQL's codes for a server that is up but unusable. */
const connectionErrors: Readonly<Record<string, string>> = {
  '28000': 'refuses the user',
  '28P01': 'refuses the user or the password',
  '3D000': 'does not exist',
  '53300': 'has no connection left',
};

function toStartError(cause: unknown): StartError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = connectionErrors[code] ?? 'cannot be reached';
  return new StartError(`The database at DATABASE_URL ${reason}.`, { cause });
}

/** PostgreSQL's own message about one of our statements. It carries no user data. */
function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? rootOf(error.cause) : error.message;
}

/**
 * Runs the migrations, however long they take. If several processes start at once, one runs them
 * and the others wait.
 */
async function update(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis });
  // The query that it breaks off says so.
  client.on('error', () => {});
  await client.connect().catch((cause: unknown) => {
    throw toStartError(cause);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client, ...options }), { migrationsFolder });
  } catch (cause) {
    throw new StartError(`Cannot migrate the database at DATABASE_URL: ${rootOf(cause)}.`, {
      cause,
    });
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

/**
 * Connects to the PostgreSQL server at `url` and migrates it. Several processes may use it at once.
 * `onError` receives errors of idle connections; the next query opens a new one, and null says that
 * they work again. A query or
 * transaction that takes longer than `deadlineMs` fails.
 */
export async function openPostgres(
  url: string,
  onError: (error: unknown) => void,
  deadlineMs = 12 * second,
): Promise<OpenDatabase> {
  await update(url);
  const { close, ...liveness } = await openLiveness(url, onError).catch((cause: unknown) => {
    throw toStartError(cause);
  });
  const pool = poolWithDeadline(
    {
      connectionString: url,
      max: 10,
      connectionTimeoutMillis,
      // If the server still responds, it gives up first.
      statement_timeout: 10 * second,
    },
    deadlineMs,
  );
  pool.on('error', onError);
  return {
    db: drizzle({ client: pool, ...options }),
    liveness,
    // A server that is back can be used again.
    failed: new Promise(() => {}),
    async tidy() {},
    whileStill: null,
    async close() {
      await pool.end();
      await close();
    },
  };
}
