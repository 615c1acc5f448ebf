import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './startError.ts';

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
 * file, until it is disposed of. It disappears with its process, however that ends, and two processes that try at once
 * cannot both get it.
 */
export function takeLock(path: string): Disposable | null {
  const file = new DatabaseSync(path);
  try {
    file.exec('BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null;
    throw error;
  }
}

/**
 * Locks a data folder for this process. Throws a {@link StartError} if another one holds it.
 *
 * @param name what locks it: nothing else of that name may use the folder
 */
export function lockDataDir(dataDir: string, name: 'API' | 'site'): Disposable {
  const file = join(dataDir, name.toLowerCase());
  try {
    const lock = takeLock(`${file}.lock`);
    if (!lock) {
      throw new StartError(
        `Another Ember ${name}${holder(`${file}.pid`)} is using ${dataDir}: stop it, or set DATA_DIR to another folder.`,
      );
    }
    writeFileSync(`${file}.pid`, `${process.pid}\n`);
    const held = new DisposableStack();
    held.use(lock);
    held.defer(() => rmSync(`${file}.pid`, { force: true }));
    return held;
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const why = existsSync(dataDir)
      ? 'is not writable.'
      : 'does not exist. Run this with the settings of the site.';
    throw new StartError(`The folder ${dataDir} in DATA_DIR ${why}`, { cause });
  }
}
