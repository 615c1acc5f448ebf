import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '@emberite/config/startError';
import type { OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { soleProcess } from './liveness.ts';
import { EmbeddedPostgres, syncPath } from './pglite.ts';

/**
 * Creates the database under another name first, so that a kill or a power cut leaves nothing
 * half-made.
 */
async function create(dataDir: string, folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await (await EmbeddedPostgres.open(unfinished)).close();
  for (const path of readdirSync(unfinished, { recursive: true, encoding: 'utf8' })) {
    syncPath(join(unfinished, path));
  }
  syncPath(unfinished);
  renameSync(unfinished, folder);
  syncPath(dataDir);
}

/**
 * Opens the embedded PostgreSQL in `dataDir`, creates it if it is missing, and migrates it. The
 * caller must hold the folder's lock.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder)) await create(dataDir, folder);
  const client = await EmbeddedPostgres.open(folder).catch((cause: unknown) => {
    throw new StartError(
      `Cannot open the database in ${folder}. If its disk is full, make room. Otherwise restore it from a backup, or move the folder away to start with an empty one.`,
      { cause },
    );
  });
  const db = drizzle({ client, casing: 'snake_case' });
  await migrate(db, { migrationsFolder });
  return {
    db,
    liveness: soleProcess(),
    failed: client.panicked,
    // A server does both by itself. After a checkpoint, the write-ahead log files before it are
    // reused.
    async tidy() {
      await client.exec('vacuum');
      await client.exec('checkpoint');
    },
    async whileStill(work) {
      await client.exec('checkpoint');
      await client.runExclusive(work);
    },
    close: () => client.close(),
  };
}
