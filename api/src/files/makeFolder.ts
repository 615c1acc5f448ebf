import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../startError.ts';

function make(path: string): void {
  if (existsSync(path)) return;
  make(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Makes a folder below the data folder, or that itself, and what is missing above it. Throws a
 * `StartError` where it cannot; Node's own `recursive` tries for ever where the system lies about why.
 */
export function makeFolder(path: string): void {
  try {
    make(path);
  } catch (cause) {
    throw new StartError(`The folder ${path} of DATA_DIR cannot be made.`, { cause });
  }
}
