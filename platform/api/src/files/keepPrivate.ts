import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { join } from 'node:path';

/** The permissions of all users but the owner. */
const others = 0o077;

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function keep(path: string): void {
  try {
    const status = lstatSync(path);
    if (!status.isSymbolicLink() && (status.mode & others) !== 0) {
      chmodSync(path, status.mode & 0o7777 & ~others);
    }
  } catch (error) {
    // Another process may have removed it meanwhile.
    if (!isGone(error)) throw error;
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/**
 * Makes a folder and everything in it accessible to its owner only, including what an earlier
 * version or another program left there.
 */
export function keepPrivate(folder: string): void {
  keep(folder);
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) keepPrivate(path);
    else keep(path);
  }
}
