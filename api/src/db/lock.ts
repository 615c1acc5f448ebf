import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '@emberite/config/startError';

/** A lock, held by this process. */
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

/** SQLite's code for a lock that somebody else holds. */
const busy = 5;

/**
 * Takes a lock; null if somebody else holds it. The operating system holds it, on an empty SQLite
 * file. It disappears with its process, however that ends, and two that ask at once cannot both get
 * it.
 */
export function takeLock(path: string): Lock | null {
  const file = new DatabaseSync(path);
  try {
    file.exec('BEGIN EXCLUSIVE');
    return { release: () => file.close() };
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null;
    throw error;
  }
}

/**
 * Locks a data folder for this process: the embedded database would not notice a second one, and
 * both would corrupt it.
 */
export function lockDataDir(dataDir: string): Lock {
  const pidFile = join(dataDir, 'api.pid');
  try {
    const lock = takeLock(join(dataDir, 'api.lock'));
    if (!lock) {
      throw new StartError(
        `Another Ember API${holder(pidFile)} is using ${dataDir}: stop it, or set DATA_DIR to another folder.`,
      );
    }
    writeFileSync(pidFile, `${process.pid}\n`);
    return {
      release() {
        rmSync(pidFile, { force: true });
        lock.release();
      },
    };
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The folder ${dataDir} in DATA_DIR is not writable.`, { cause });
  }
}
