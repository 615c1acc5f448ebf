import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { second } from '../clock.ts';
import { StartError } from '../startError.ts';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

/** Any number will do, as long as it is always the same: it names the lock of the migrations. */
const migrationLock = 20_270_214;

const options = { casing: 'snake_case', schema } as const;

/** Brings the tables up to date. Of several processes starting at once, one does it. */
async function update(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await migrate(drizzle({ client, ...options }), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
}

/**
 * Connects to the PostgreSQL server at `url` and brings its tables up to date. Several processes may
 * use it at once. `onError` hears of connections that were lost while nobody used them; the next
 * query makes a new one.
 */
export async function openPostgres(
  url: string,
  onError: (error: unknown) => void,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5 * second,
    // A statement that takes longer is given up, so that no request hangs.
    statement_timeout: 10 * second,
  });
  pool.on('error', onError);
  const client = await pool.connect().catch(async (cause: unknown) => {
    await pool.end();
    throw new StartError('The database at DATABASE_URL cannot be reached.', { cause });
  });
  try {
    await update(client);
  } finally {
    client.release();
  }
  return { db: drizzle({ client: pool, ...options }), close: () => pool.end() };
}
