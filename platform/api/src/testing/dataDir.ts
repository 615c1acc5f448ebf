import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { extname, join } from 'node:path';
import { openEmbedded } from '../db/embedded.ts';
import { postgresInUse } from './databases.ts';
import { newFolder } from './newFolder.ts';

const versions = ['../../migrations/meta/_journal.json', '../../package.json'];

/**
 * Where the created database of this user is: nobody else can read it. `EMBER_KEPT` is a folder for it that outlives a
 * run of the tests.
 */
function template(): string {
  const hash = createHash('sha256').update(userInfo().username);
  for (const file of versions) hash.update(readFileSync(join(import.meta.dirname, file)));
  const folder = process.env['EMBER_KEPT'] ?? tmpdir();
  return join(folder, `ember-test-database-${hash.digest('hex').slice(0, 12)}`);
}

/** Creates a folder with an empty embedded database, even where tests use a server. */
export async function newEmbeddedPlace(parent?: string): Promise<{ DATA_DIR: string }> {
  const made = template();
  if (!existsSync(made)) {
    const unfinished = newFolder();
    await (await openEmbedded(unfinished)).close();
    try {
      renameSync(unfinished, made);
    } catch {
      // Another test file was faster; its folder is just as good.
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  const folder = newFolder(parent);
  cpSync(made, folder, { recursive: true });
  return { DATA_DIR: folder };
}

/**
 * Creates a data folder and a database for a new API. Returns them as environment variables.
 * Creating an embedded database takes seconds, so each version of the schema is created once and
 * copied.
 *
 * @param parent folder to create the data folder in
 */
export async function newPlace(
  parent?: string,
): Promise<Record<string, string> & { DATA_DIR: string }> {
  const postgres = postgresInUse();
  if (!postgres) return newEmbeddedPlace(parent);
  return { DATA_DIR: newFolder(parent), DATABASE_URL: await postgres.newDatabase() };
}

/** The entry point of the API, to run as a process: TypeScript here, JavaScript in the package. */
export const entry = join(import.meta.dirname, `../main${extname(import.meta.filename)}`);
