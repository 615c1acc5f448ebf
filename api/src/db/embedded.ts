import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../startError.ts';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { soleProcess } from './liveness.ts';
import * as schema from './schema.ts';

/** Makes an empty database beside its place first: a kill half-way leaves nothing half-made. */
async function create(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await (await PGlite.create(unfinished)).close();
  renameSync(unfinished, folder);
}

/**
 * Opens the embedded PostgreSQL kept in `dataDir`, makes it when it is not there, and brings its
 * tables up to date. The caller holds the folder's lock.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder)) await create(folder);
  const client = await PGlite.create(folder).catch((cause: unknown) => {
    throw new StartError(
      `The database in ${folder} could not be opened: restore it from a backup, or move the folder away to begin anew.`,
      { cause },
    );
  });
  const db = drizzle({ client, schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  return { db, liveness: soleProcess(), close: () => client.close() };
}
