import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { second } from '../clock.ts';
import { StartError } from '../startError.ts';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { openLiveness } from './postgresLiveness.ts';
import * as schema from './schema.ts';
import { poolWithDeadline } from './poolWithDeadline.ts';

/** Any number will do, as long as it is always the same: it names the lock of the migrations. */
const migrationLock = 20_270_214;

const connectionTimeoutMillis = 5 * second;
const options = { casing: 'snake_case', schema } as const;

/** What PostgreSQL reports when it is there and yet cannot be used. */
const refusals: Readonly<Record<string, string>> = {
  '28000': 'refuses the user',
  '28P01': 'refuses the user or the password',
  '3D000': 'does not exist',
  '53300': 'has no connection left',
};

function refusal(cause: unknown): StartError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = refusals[code] ?? 'cannot be reached';
  return new StartError(`The database at DATABASE_URL ${reason}.`, { cause });
}

/** What PostgreSQL itself said of a statement of ours; it carries no value of anybody. */
function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? rootOf(error.cause) : error.message;
}

/**
 * Brings the tables up to date, however long that takes. Of several processes starting at once, one
 * does it and the others wait.
 */
async function update(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis });
  await client.connect().catch((cause: unknown) => {
    throw refusal(cause);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client, ...options }), { migrationsFolder });
  } catch (cause) {
    throw new StartError(
      `The tables of the database at DATABASE_URL cannot be brought up to date: ${rootOf(cause)}.`,
      { cause },
    );
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

/**
 * Connects to the PostgreSQL server at `url` and brings its tables up to date. Several processes may
 * use it at once. `onError` hears of connections that were lost while nobody used them; the next
 * query makes a new one. A query or transaction that takes longer than `deadlineMs`
 * fails.
 */
export async function openPostgres(
  url: string,
  onError: (error: unknown) => void,
  deadlineMs = 12 * second,
): Promise<OpenDatabase> {
  await update(url);
  const { close, ...liveness } = await openLiveness(url, onError).catch((cause: unknown) => {
    throw refusal(cause);
  });
  const pool = poolWithDeadline(
    {
      connectionString: url,
      max: 10,
      connectionTimeoutMillis,
      // The server itself gives up sooner, if it can.
      statement_timeout: 10 * second,
    },
    deadlineMs,
  );
  pool.on('error', onError);
  return {
    db: drizzle({ client: pool, ...options }),
    liveness,
    async close() {
      await pool.end();
      await close();
    },
  };
}
