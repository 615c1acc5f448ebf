import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../startError.ts';

/** Holds a data folder for this process. */
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

/** What SQLite reports when another process has the lock. */
const busy = 5;

function refusal(error: unknown, dataDir: string, pidFile: string): StartError {
  const taken = error instanceof Error && 'errcode' in error && error.errcode === busy;
  return new StartError(
    taken
      ? `Another Ember API${holder(pidFile)} is using ${dataDir}: stop it, or set DATA_DIR to another folder.`
      : `The folder ${dataDir} of DATA_DIR cannot be written to.`,
    { cause: error },
  );
}

/**
 * Takes a data folder for this process alone: the embedded database would not notice a second one
 * and both would ruin it. The lock is the operating system's, on an empty SQLite file: it is gone
 * the moment its process is, however that ends, and two starting at once cannot both have it.
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
