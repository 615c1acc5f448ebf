import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './startError.ts';

function make(path: string): void {
  if (existsSync(path)) return;
  make(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it first.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Makes a folder in the data folder, or the data folder itself, with all missing parents; or that of another setting.
 * Throws a `StartError` if it cannot. Node's own `recursive` retries for ever on systems that report the
 * wrong reason.
 */
export function makeFolder(path: string, setting = 'DATA_DIR'): void {
  try {
    make(path);
  } catch (cause) {
    throw new StartError(`Cannot create the folder ${path} in ${setting}.`, { cause });
  }
  if (statSync(path).isDirectory()) return;
  throw new StartError(`${path} in ${setting} is not a folder. Move it away.`);
}
