import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFull } from './sample.ts';

/** Makes a disk of some MB in memory that tests can fill, and removes it when it is disposed. It requires root, on Linux. */
export function tinyDisk(megabytes: number) {
  const path = mkdtempSync(join(tmpdir(), 'ember-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'ember-test', path]);
  const filling = join(path, 'filling');
  return {
    /** The folder where it is. */
    path,
    /** Fills it completely. */
    fill() {
      for (let size = 65_536; size > 0; size >>= 1) {
        try {
          for (;;) appendFileSync(filling, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    /** Frees its space again. */
    empty: () => rmSync(filling),
    [Symbol.dispose]() {
      // Programs that still write there do not prevent that.
      execFileSync('umount', ['--lazy', path]);
      rmSync(path, { recursive: true });
    },
  };
}

/** Whether this process may make a {@link tinyDisk}, in a full run. */
export function hasTinyDisk(): boolean {
  if (!isFull) return false;
  try {
    using _ = tinyDisk(1);
    return true;
  } catch {
    return false;
  }
}
