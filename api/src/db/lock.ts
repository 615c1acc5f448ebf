import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../startError.ts';

/** A lock on a data folder, held by this process. */
export interface Lock {
  release(): void;
}

function holder(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`;
  } catch {
    return '';
  }
}

/** SQLite's code for a lock that another process holds. */
const busy = 5;

function refusal(error: unknown, dataDir: string, pidFile: string): StartError {
  const taken = error instanceof Error && 'errcode' in error && error.errcode === busy;
  return new StartError(
    taken
      ? `Another Ember API${holder(pidFile)} is using ${dataDir}: stop it, or set DATA_DIR to another folder.`
      : `The folder ${dataDir} in DATA_DIR is not writable.`,
    { cause: error },
  );
}

/**
 * Locks a data folder for this process: the embedded database would not notice a second one, and
 * both would corrupt it. The operating system holds the lock, on an empty SQLite file. It
 * disappears with its process, however that ends, and two processes starting at once cannot both
 * get it.
 */
export function lockDataDir(dataDir: string): Lock {
  const pidFile = join(dataDir, 'api.pid');
  try {
    const file = new DatabaseSync(join(dataDir, 'api.lock'));
    file.exec('BEGIN EXCLUSIVE');
    writeFileSync(pidFile, `${process.pid}\n`);
    return {
      release() {
        rmSync(pidFile, { force: true });
        file.close();
      },
    };
  } catch (error) {
    throw refusal(error, dataDir, pidFile);
  }
}
