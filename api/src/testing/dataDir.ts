import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/open.ts';

const versions = ['../../migrations/meta/_journal.json', '../../package.json'];

function template(): string {
  const hash = createHash('sha256');
  for (const file of versions) hash.update(readFileSync(join(import.meta.dirname, file)));
  return join(tmpdir(), `ember-test-database-${hash.digest('hex').slice(0, 12)}`);
}

/** A new folder under the system's for temporary files. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'ember-test-'));
}

/**
 * A data folder of its own for a test, with an empty database in it. Making one takes seconds, so it
 * is made once per version of the tables and copied.
 */
export async function newDataDir(): Promise<string> {
  const made = template();
  if (!existsSync(made)) {
    const unfinished = newFolder();
    await (await openDatabase(unfinished)).close();
    try {
      renameSync(unfinished, made);
    } catch {
      // Another test file was quicker; its folder is as good.
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  const folder = newFolder();
  cpSync(made, folder, { recursive: true });
  return folder;
}

/** The entry of the API, to be run as a process. */
export const entry = join(import.meta.dirname, '../main.ts');
